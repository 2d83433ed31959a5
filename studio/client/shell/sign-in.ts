import type { Api } from '../api/api.ts'

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
