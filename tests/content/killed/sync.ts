import { syncContent } from '../../../services/content/index.ts'
import { clockAt, institution } from '../directory.ts'
import { smallSite } from '../small-site.ts'

/** Takes a content directory up, in a process of its own, on some day. */
export const run = (contentDir: string, dataDir: string, today = '2026-03-14') => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  return syncContent({
    contentDir,
    dataDir,
    site: smallSite(),
    institution,
    sourceHash: 'sources',
    clock: clockAt(today),
    log,
  })
}
