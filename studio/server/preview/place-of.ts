import { localAddress } from 'atrium'
import type { LanguageCandidates, SiteView } from '../../../server/start/site/candidates.ts'
import type { Desk } from '../desk/desk.ts'
import { shownOn } from '../editing/shown-on.ts'
import type { Share } from '../store/shares.ts'
import type { Worlds } from './worlds.ts'

/** What a link shows. */
export type Shown = Pick<Share, 'entry' | 'language' | 'at'>

export const HOME = '/'

/**
 * Finds where what a link shows is found: the page of its entry, else one on which it is seen; undefined: there is none.
 *
 * @param desks of each language of the institution, its own first
 */
export const placeOf =
  (desks: readonly [Desk, ...Desk[]], worlds: Worlds, viewOf: (share: Shown) => SiteView) =>
  async (share: Shown): Promise<string | undefined> => {
    const { entry, language } = share
    const desk = desks.find((one) => one.language === language) ?? desks[0]
    if (!entry) return localAddress(HOME, desk.site.institution.basePath)
    return worlds.use(viewOf(share), async (site) =>
      placeIn(desk, await site.inLanguage(desk.site.institution.language), entry.uid),
    )
  }

async function placeIn(desk: Desk, site: LanguageCandidates, uid: string): Promise<string | undefined> {
  const { basePath } = desk.site.institution
  const [own] = await site.store.get([uid])
  if (own?.path) return localAddress(own.path, basePath)
  const path = (own && (await shownOn(desk, site, uid)))?.path
  // A page that nobody has published yet is not seen by the link.
  return path && (await site.store.at(path))?.kind === 'entry' ? localAddress(path, basePath) : undefined
}
