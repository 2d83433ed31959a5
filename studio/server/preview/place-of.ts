import { localAddress } from 'atrium'
import type { SiteView } from '../../../server/start/site/candidates.ts'
import type { CandidateSite } from '../canvas/canvases.ts'
import type { Desk } from '../desk/desk.ts'
import { shownOn } from '../editing/shown-on.ts'
import type { Share } from '../store/shares.ts'
import type { Worlds } from './worlds.ts'

/** What a link shows. */
export type Shown = Pick<Share, 'entry' | 'at'>

export const HOME = '/'

/** Finds where what a link shows is found: the page of its entry, else one on which it is seen; undefined: there is none. */
export const placeOf =
  (desk: Desk, worlds: Worlds, viewOf: (share: Shown) => SiteView) =>
  async (share: Shown): Promise<string | undefined> => {
    const { entry } = share
    return entry ? worlds.use(viewOf(share), (site) => placeIn(desk, site, entry.uid)) : HOME
  }

async function placeIn(desk: Desk, site: CandidateSite, uid: string): Promise<string | undefined> {
  const { basePath } = desk.site.institution
  const [own] = await site.store.get([uid])
  if (own?.path) return localAddress(own.path, basePath)
  const path = (own && (await shownOn(desk, site, uid)))?.path
  // A page that nobody has published yet is not seen by the link.
  return path && (await site.store.at(path))?.kind === 'entry' ? localAddress(path, basePath) : undefined
}
