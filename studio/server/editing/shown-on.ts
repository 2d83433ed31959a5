import { effectOf } from '#engine/host.ts'
import { requestFor } from '../../../server/http/site-request.ts'
import type { LanguageCandidates } from '../../../server/start/site/candidates.ts'
import type { ListedEntry } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import type { Row } from '../lists/rows.ts'

/** What is on every page is looked at on the first one. */
const HOME = '/'

/** Finds a page on which an entry without one of its own is seen: one that refers to it, else one that is made from it. */
export async function pageWith(
  desk: Desk,
  canvas: Pick<LanguageCandidates, 'respond'>,
  uid: string,
): Promise<Row | undefined> {
  const page = await shownOn(desk, canvas, uid)
  return page && (await desk.rows([page]))[0]
}

/** The same as content has it: without what addresses of the language begin with. */
export const shownOn = async (
  desk: Desk,
  canvas: Pick<LanguageCandidates, 'respond'>,
  uid: string,
): Promise<ListedEntry | undefined> => desk.lists.pageWith(uid) ?? pageMadeFrom(desk, canvas, uid)

async function pageMadeFrom(
  { lists, pageFacts, site }: Desk,
  canvas: Pick<LanguageCandidates, 'respond'>,
  uid: string,
): Promise<ListedEntry | undefined> {
  // Lists that it could come into are no sign that it is seen.
  const change = { uid, contentType: '', before: null, after: null, paths: [] }
  const { cache } = await canvas.respond(requestFor(HOME, site.institution.siteUrl))
  const path = cache && effectOf([change])(cache.dependencies) ? HOME : pageFacts.of([change]).paths[0]
  return path === undefined ? undefined : lists.at(path)[0]
}
