import { syncContent } from '../../../services/content/index.ts'
import { clockAt, institution } from '../directory.ts'
import { smallSite } from '../small-site.ts'

/** Takes a content directory up, in a process of its own, on some day. */
export async function run(contentDir: string, dataDir: string, today: string): Promise<never> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  await syncContent({
    contentDir,
    dataDir,
    site: smallSite(),
    institution,
    sourceHash: 'sources',
    clock: clockAt(today),
    log,
  })
  process.exit()
}
