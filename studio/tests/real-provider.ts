import { generateKeyPairSync } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import OidcProvider from 'oidc-provider'

/** Whoever comes to the provider is this person, until it is another one. */
export interface Account {
  sub: string
  [claim: string]: unknown
}

export interface RealProvider {
  issuer: string
  server: Server
  /** Signs in whoever comes; undefined: they do not want to. */
  account: Account | undefined
  /** Makes it know the studio, with keys of its own; again: with other keys. */
  know(studio: string): void
  close(): Promise<void>
}

export const CLIENT = { id: 'studio', secret: 'a-secret-of-the-studio-alone' }

/** A provider of OpenID Connect as organisations run one, by the package `oidc-provider`, that asks people nothing. */
export async function startProvider(): Promise<RealProvider> {
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const accounts = new Map<string, Account>()
  const own: RealProvider = {
    ...{ issuer, server, account: undefined },
    know(studio) {
      const provider = new OidcProvider(issuer, {
        clients: [
          {
            ...{ client_id: CLIENT.id, client_secret: CLIENT.secret },
            redirect_uris: [`${studio}/sign-in/callback`],
            post_logout_redirect_uris: [`${studio}/`],
          },
        ],
        claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'], groups: ['groups'] },
        scopes: ['openid', 'profile', 'email', 'groups'],
        cookies: { keys: ['for tests'] },
        features: { devInteractions: { enabled: false } },
        findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => accounts.get(sub) }),
        interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
        jwks: { keys: [{ ...newKey(), use: 'sig', alg: 'RS256', kid: `key-${Math.random()}` }] },
        ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
      })
      const callback = provider.callback()
      answer = (request, response) =>
        void (request.url?.startsWith('/interaction/')
          ? interact(provider, request, response)
          : callback(request, response))
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  async function interact(provider: OidcProvider, ...[request, response]: Parameters<RequestListener>) {
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    const { account } = own
    if (!account) return provider.interactionFinished(request, response, { error: 'access_denied' })
    accounts.set(account.sub, account)
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: account.sub } })
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: params.client_id })
    grant.addOIDCScope(params.scope)
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }
  return own
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
