import type { InstalledPage } from '../assemble/site-definition.ts'
import type { PageContext } from '../contract/context.ts'
import type { Entry } from '../contract/entry.ts'

export interface Loaded {
  page: InstalledPage
  entry: Entry
  /** What the page's own `load` returned. */
  data: unknown
}

/**
 * Reads a page's entry with its declared include paths, then what the page reads beside it.
 *
 * @returns null when the entry is not there, though the address says so
 */
export async function load(page: InstalledPage, uid: string, context: PageContext): Promise<Loaded | null> {
  const entry = await context.content.entry(uid, { include: page.definition.include })
  if (!entry) {
    context.log.warn({ uid, contentType: page.type }, `Skipping Route ${context.path} No payload returned`)
    return null
  }
  return { page, entry, data: await page.definition.load?.(entry, context) }
}
