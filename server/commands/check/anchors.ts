import { join } from 'node:path'
import { builtAssets } from '../../assets/client-assets.ts'
import { requestFor } from '../../http/site-request.ts'
import { createLog } from '../../operations/log/log.ts'
import { buildFolder } from '../../start/site/build-folder.ts'
import { openSite } from '../../start/site/site.ts'
import { readSettings } from '../../start/site/site-definition.ts'
import type { RunningSite } from '../../start/site/site-types.ts'
import { createTimeSource } from '../../start/site/time-source.ts'

/**
 * What links can lead to within pages, as these are shown. The site is opened when it is first asked.
 *
 * @param contentDir content directory
 * @returns opens the pages of a store
 */
export const anchorsOver = (contentDir: string) => (dataDir: string) => {
  let opened: Promise<RunningSite> | undefined
  const open = () => {
    const environment = { ...readSettings(process.env), CONTENT_DIR: contentDir, DATA_DIR: dataDir }
    const settings = { ...environment, ENABLE_PREVIEW: true, CONTENT_WATCH: false }
    const time = createTimeSource(environment.SITE_NOW)
    const client = builtAssets(join(buildFolder, 'assets.json'))
    return openSite({ environment: settings, time, log: createLog('silent'), client, reading: true })
  }
  return {
    /** Ids on a page; null where no page is shown. */
    async anchorsAt(path: string): Promise<ReadonlySet<string> | null> {
      opened ??= open()
      const site = await opened
      const visit = await site.open(requestFor(encodeURI(path), site.institution.siteUrl))
      const { status, headers, body } = await visit.answer()
      if (status !== 200 || !headers['content-type']?.startsWith('text/html') || typeof body !== 'string') return null
      return new Set([...body.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => (id as string).replaceAll('&amp;', '&')))
    },
    async close(): Promise<void> {
      await (await opened)?.close()
    },
  }
}
