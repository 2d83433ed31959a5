import type { Log } from '#engine'
import { type Report, reportText } from '../../catalogue/report.ts'
import type { ContentOptions } from './ingester.ts'

/** Asks which files are refused, and tells the log of each once, and once that none is any more. */
export function toldOnce({ contentDir, refusals }: ContentOptions, log: Log): () => Promise<Report[]> {
  let told = new Set<string>()
  return async () => {
    const refused = (await refusals?.(contentDir)) ?? []
    for (const report of refused)
      if (!told.has(reportText(report)))
        log.error({ ...report }, `${reportText(report)} The last good one is used until then.`)
    if (refused.length === 0 && told.size > 0)
      log.info({ contentDir }, 'Every file that configures the site is valid again.')
    told = new Set(refused.map(reportText))
    return refused
  }
}
