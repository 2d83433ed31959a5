import { type Api, Refusal } from '../api/api.ts'
import type { SignInFacts, Site } from '../api/contract.ts'

/**
 * Uses the token that the address has behind `#`, once, and takes it out of the address.
 *
 * @throws Refusal where it was used before
 */
export async function signIn(
  api: Pick<Api, 'signIn'>,
  place: Pick<Location, 'hash' | 'pathname' | 'search'> = location,
): Promise<void> {
  const token = new URLSearchParams(place.hash.slice(1)).get('token')
  if (!token) return
  history.replaceState(null, '', place.pathname + place.search)
  await api.signIn(token)
}

/** Nobody is in the studio in this browser: what is known of it, and what coming in was answered. */
export class SignedOut extends Error {
  override name = 'SignedOut'
  readonly facts: SignInFacts

  constructor(facts: SignInFacts, cause: unknown) {
    super('Nobody is signed in.', { cause })
    this.facts = facts
  }
}

/**
 * Whose site it is, for somebody who is in the studio. Whom a proxy has signed in comes in by asking.
 *
 * @param entered resolves when a token of the address was used
 * @throws SignedOut where nobody is
 */
export async function siteOf(
  api: Pick<Api, 'site' | 'signIn' | 'signInFacts'>,
  entered: Promise<unknown>,
): Promise<Site> {
  try {
    await entered
    return await api.site()
  } catch (error) {
    if (!isOut(error)) throw error
    const facts = await api.signInFacts()
    if (facts.way !== 'proxy') throw new SignedOut(facts, error)
    await api.signIn().catch((problem) => {
      throw problem instanceof Refusal ? new SignedOut(facts, problem) : problem
    })
    return api.site()
  }
}

const isOut = (error: unknown): boolean => error instanceof Refusal && error.status === 401
