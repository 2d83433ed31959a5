import * as client from 'openid-client'
import { boundedFetch } from './bounded-fetch.ts'

export interface ProviderOptions {
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
  /** Where it sends people back to. */
  redirectUri: string
  /** How long it may take to answer, in milliseconds. */
  patience?: number
}

/** What is known of a sign-in that has begun, until the provider sends the person back. */
export interface Begun {
  state: string
  nonce: string
  verifier: string
}

/** What the provider says of a person, and its token, which ends their session there. */
export interface SignedIn {
  claims: Readonly<Record<string, unknown>>
  idToken: string | undefined
}

const PATIENCE = 10_000
/** So long what a provider says of itself is good, in milliseconds: nobody makes the studio ask it again and again. */
const FACTS_LAST = 60_000
/** Most of a token that is kept. */
const MAX_TOKEN = 16_384
/** Clocks of two machines may differ by so many seconds. */
const CLOCKS_DIFFER = 60

/** A provider of OpenID Connect: the code flow with PKCE, by `openid-client`. */
export class Provider {
  readonly #options: ProviderOptions
  readonly #fetch: client.CustomFetch
  #known: { until: number; facts: Promise<client.ServerMetadata> } | undefined

  constructor(options: ProviderOptions) {
    this.#options = options
    this.#fetch = boundedFetch(options.patience ?? PATIENCE)
  }

  async #facts(): Promise<client.ServerMetadata> {
    if (this.#known && performance.now() < this.#known.until) return this.#known.facts
    const { issuer, clientId } = this.#options
    const facts = client
      .discovery(new URL(issuer), clientId, undefined, undefined, {
        [client.customFetch]: this.#fetch,
        execute: isPlain(issuer) ? [client.allowInsecureRequests] : [],
      })
      .then((found) => found.serverMetadata())
    const known = { until: performance.now() + FACTS_LAST, facts }
    this.#known = known
    facts.catch(() => {
      if (this.#known === known) this.#known = undefined
    })
    return facts
  }

  /** Its keys are asked for anew with each sign-in: they may have changed. */
  async #client(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#options
    const facts = await this.#facts()
    const methods = facts.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authentication = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost
    const made = new client.Configuration(
      facts,
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: CLOCKS_DIFFER },
      authentication(clientSecret),
    )
    made[client.customFetch] = this.#fetch
    if (isPlain(issuer)) client.allowInsecureRequests(made)
    client.enableNonRepudiationChecks(made)
    return made
  }

  /** Where a person is sent to sign in. @param options.again also where they are signed in already, as somebody else */
  async begin({ again = false } = {}): Promise<{ address: URL; begun: Begun }> {
    const made = await this.#client()
    const begun = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }
    const address = client.buildAuthorizationUrl(made, {
      redirect_uri: this.#options.redirectUri,
      scope: this.#options.scope,
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
    })
    if (again) address.searchParams.set('prompt', 'login')
    return { address, begun }
  }

  /**
   * Exchanges the code that a person came back with.
   *
   * @param search of the address at which they came
   * @throws when it is not of this sign-in, or the provider says so or cannot be understood
   */
  async finish(search: string, { state, nonce, verifier }: Begun): Promise<SignedIn> {
    const made = await this.#client()
    const tokens = await client.authorizationCodeGrant(made, new URL(this.#options.redirectUri + search), {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    })
    const own = tokens.claims() ?? { sub: '' }
    const further = made.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(made, tokens.access_token, own.sub)
      : {}
    return {
      claims: { ...further, ...own },
      idToken: (tokens.id_token ?? '').length <= MAX_TOKEN ? tokens.id_token : undefined,
    }
  }

  /** Where the session at the provider is ended; undefined: it says no such address. */
  async leave(idToken: string | undefined, backTo: string): Promise<string | undefined> {
    const made = await this.#client()
    if (!made.serverMetadata().end_session_endpoint) return undefined
    const address = client.buildEndSessionUrl(made, { post_logout_redirect_uri: backTo })
    if (idToken) address.searchParams.set('id_token_hint', idToken)
    return address.href
  }
}

/** Without TLS: of this machine alone, which the settings see to. */
const isPlain = (issuer: string): boolean => new URL(issuer).protocol === 'http:'

/** Whether the provider could not be asked, in contrast to what it said. */
export const isAway = (error: unknown): boolean =>
  (!(error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError) &&
    ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(String((error as { code?: unknown })?.code))) ||
  causesOf(error).some(({ name, message }) => name === 'TimeoutError' || message === 'fetch failed')

/** Whether the person, or the provider on their behalf, did not want to. */
export const isDeclined = (error: unknown): boolean => error instanceof client.AuthorizationResponseError

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let one = error; one instanceof Error || one instanceof DOMException; one = one.cause) {
    if (causes.length > 5) break
    causes.push(one as Error)
  }
  return causes
}
