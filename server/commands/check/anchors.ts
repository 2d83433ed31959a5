import { requestFor } from '../../http/site-request.ts'
import type { RunningSite } from '../../start/site/site-types.ts'
import { openBuiltSite, publishedSettings } from '../open-site.ts'

/**
 * Returns what links can lead to within pages, as these are shown. The site is opened when it is first asked.
 *
 * @param contentDir content directory
 * @returns opens the pages of a store
 */
export const anchorsOver = (contentDir: string) => (dataDir: string) => {
  let opened: Promise<RunningSite> | undefined
  const open = () => {
    const own = { CONTENT_DIR: contentDir, DATA_DIR: dataDir }
    return openBuiltSite({ ...publishedSettings(), ...own, ENABLE_PREVIEW: true }, { isOwnLanguageAlone: true })
  }
  return {
    /** Ids on a page; null where no page is shown. */
    async anchorsAt(path: string): Promise<ReadonlySet<string> | null> {
      opened ??= open()
      const site = await opened
      const resolved = await site.resolve(requestFor(encodeURI(path), site.institution.siteUrl))
      const { status, headers, body } = await resolved.answer()
      if (status !== 200 || !headers['content-type']?.startsWith('text/html')) return null
      return new Set(
        [...String(body).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => (id as string).replaceAll('&amp;', '&')),
      )
    },
    async close(): Promise<void> {
      await (await opened)?.close()
    },
  }
}
