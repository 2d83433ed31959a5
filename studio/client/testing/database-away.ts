import type { StandIn } from './stand-in.ts'

/** All that reads or writes the text of an entry. */
const OF_TEXT = /^\/api\/entries\/[^/]+\/[^/]+(?!.*\/check$)/

const REFUSED = { error: { message: 'The content database does not answer.', remedy: '' }, isDatabaseAway: true }

/** Puts a database behind a server: as long as it is away no text of an entry is read or written, and each answer says so. */
export function databaseBehind(server: StandIn): { isAway: boolean } {
  const database = { isAway: false }
  const { fetch } = server
  server.fetch = async (input, init) => {
    if (!database.isAway) return fetch(input, init)
    const headers = { 'content-type': 'application/json', 'atrium-content': 'behind;since=@1773507600' }
    if (OF_TEXT.test(String(input))) return new Response(JSON.stringify(REFUSED), { status: 503, headers })
    const answer = await fetch(input, init)
    return new Response(await answer.text(), { status: answer.status, headers })
  }
  return database
}
