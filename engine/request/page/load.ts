import type { InstalledPage } from '../../assemble/site-definition.ts'
import type { Entry } from '../../contract/content/entry.ts'
import type { PageContext } from '../../contract/context.ts'
import type { ListPage } from '../../contract/page/list.ts'
import type { SectionNavigation } from '../../contract/site/link.ts'
import { NO_LIST, readList } from '../../lists/read-list.ts'

/** Everything that a page is made from. */
export interface Loaded {
  page: InstalledPage
  entry: Entry
  list: ListPage
  navigation?: SectionNavigation
  /** Says what the page's own `load` returned. */
  data: unknown
}

/**
 * Reads a page's entry with its references, then what the page lists, its navigation, and what its own `load` reads.
 *
 * @param guarded returns the entry as the page gets it
 * @returns null when the entry is not there, though the address says so
 */
export async function load(
  page: InstalledPage,
  uid: string,
  context: PageContext,
  guarded: (entry: Entry) => Entry = (entry) => entry,
): Promise<Loaded | null> {
  const { definition } = page
  const found = await context.content.entry(uid, { include: definition.include })
  if (!found) {
    const reason = `The address leads to the entry ${uid}, which could not be read: visitors get 404.`
    const remedy = 'It is read again with the next request. If this stays, run `npm run content:sync`.'
    const message = `Skipping Route ${context.path} No payload returned`
    context.log.warn({ uid, contentType: page.type, reason, remedy }, message)
    return null
  }
  const entry = guarded(found)
  const { navigation: shown = false } = definition
  const name = typeof shown === 'function' ? shown(entry) : shown
  const [list, navigation] = await Promise.all([
    definition.list ? readList(definition.list, entry, context) : NO_LIST,
    name === false ? null : context.navigation(name === true ? undefined : name),
  ])
  const data = await definition.load?.({ entry, list, context })
  return { page, entry, list, data, navigation: navigation ?? undefined }
}
