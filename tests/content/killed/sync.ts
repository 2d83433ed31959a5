import { syncContent } from '../../../services/content/index.ts'
import { clockAt, institution } from '../directory.ts'
import { smallSite } from '../small-site.ts'

/** Takes a content directory up, in a process of its own. */
export const run = (contentDir: string, dataDir: string) => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  return syncContent({
    contentDir,
    dataDir,
    site: smallSite(),
    institution,
    sourceHash: 'sources',
    clock: clockAt('2026-03-14'),
    log,
  })
}
