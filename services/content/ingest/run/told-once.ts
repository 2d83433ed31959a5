import type { Log } from 'atrium'
import { type Problem, problemText } from '#engine/host.ts'
import type { ContentOptions } from './ingester.ts'

/** Asks which files are refused, and tells the log of each once, and once that none is any more. */
export function toldOnce({ contentDir, refusals }: ContentOptions, log: Log): () => Promise<Problem[]> {
  let told = new Set<string>()
  return async () => {
    const refused = (await refusals?.(contentDir)) ?? []
    for (const report of refused)
      if (!told.has(problemText(report)))
        log.error({ ...report }, `${problemText(report)} The last good one is used until then.`)
    if (refused.length === 0 && told.size > 0)
      log.info({ contentDir }, 'Every file that configures the site is valid again.')
    told = new Set(refused.map(problemText))
    return refused
  }
}
