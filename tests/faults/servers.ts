import type { ServedSite } from '../browser/server.ts'
import { askOnce } from './traffic.ts'

export const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Servers of a site with several that are ready, and have not ended. */
export const serversOf = (site: ServedSite): number[] =>
  site
    .log()
    .flatMap(({ msg }) => /^Server (\d+) is ready/.exec(String(msg))?.[1] ?? [])
    .map(Number)
    .filter(isRunning)

/** Asks on so many connections, one after the other: the servers take them in turns. */
export async function onConnections(site: ServedSite, count: number, path: string): Promise<string[]> {
  const answers: string[] = []
  for (let time = 0; time < count; time++) answers.push(await askOnce(site.origin, path))
  return answers
}
