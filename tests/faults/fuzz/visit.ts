import { leaksIn } from './judge.ts'
import type { World } from './world.ts'

export const SECRET = 'the secret of the fuzzer'
export const CONTROL = '/fuzz-control'
export const CONTROL_WORDS = 'Words of the control page.'

type Visited = Pick<World, 'site' | 'answered' | 'slowest' | 'fault'>

/** Asks for an address as a visitor does; a 500, a leak and a connection that is cut are faults. */
export async function visit(
  world: Visited,
  path: string,
  options: RequestInit & { headers?: Record<string, string> } = {},
): Promise<string> {
  const { site, answered, slowest, fault } = world
  const begun = performance.now()
  try {
    const answer = await fetch(site.origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      ...options,
      // Connections that are kept would count as open files of the server.
      headers: { connection: 'close', ...options.headers },
    })
    const text = await answer.text()
    const milliseconds = Math.round(performance.now() - begun)
    if (milliseconds > slowest.milliseconds) Object.assign(slowest, { path, milliseconds })
    answered[answer.status] = (answered[answer.status] ?? 0) + 1
    if (answer.status === 500) fault(`${path} is answered 500`)
    for (const leak of leaksIn(text)) fault(`${path} holds ${leak}`)
    return `${answer.status} ${text}`
  } catch (error) {
    fault(`${path} is not answered: ${(error as Error).cause ?? error}`)
    return ''
  }
}

/** The page that nothing touches is there, whatever was done. */
export async function expectControl(world: Visited): Promise<void> {
  for (const path of [CONTROL, `${CONTROL}?page=${Math.random()}`]) {
    const answer = await visit(world, path)
    if (!answer.startsWith('200 ') || !answer.includes(CONTROL_WORDS))
      world.fault(`the control page is answered ${answer.slice(0, 60)}`)
  }
  const home = await visit(world, '/')
  if (!home.startsWith('200 ')) world.fault(`the home page is answered ${home.slice(0, 60)}`)
}

/** Has the content directory ingested. @returns the answer */
export const sync = (world: Visited): Promise<string> =>
  visit(world, '/_content/sync', { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })

/** The same after files were changed: it succeeds, also where a file that configures the site is refused (422). */
export async function ingest(world: Visited): Promise<void> {
  const answer = await sync(world)
  if (!/^(?:200|422) \{"read":/.test(answer)) world.fault(`content is not ingested: ${answer.slice(0, 300)}`)
}

/** Addresses that are the same on every site, where lists, feeds and calendars of all entries stand. */
export const listPaths = ({ definition }: World): string[] => [
  ...new Set([
    ...definition.endpoints.map(({ definition: { route } }) => route).filter((route) => !route.includes(':')),
    ...[...definition.pages.values()].map(({ route }) => route).filter((route) => !route.includes(':')),
  ]),
]
