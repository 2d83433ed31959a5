import type { Log } from '#engine'
import type { ContentStore, Site, SiteDefinition } from '#engine/host.ts'
import { blocksIn } from './usage.ts'

/** A page type, region or error page whose own code puts a block on the page. */
export interface Composer {
  /** Like `article`. */
  name: string
  kind: 'page' | 'region' | 'missing page'
  /** A page on which it stands. */
  example: string | null
}

/** Pages looked at of each page type. */
export const SAMPLE = 3
const NOWHERE = '/_blocks/nowhere'

/**
 * Finds out which page types compose which blocks, by composing a few pages of each: what a page consists of is known
 * only to its code. Blocks that come from an entry's own fields of blocks do not count.
 *
 * @returns by block type
 */
export async function composersOf(
  site: Pick<Site, 'definition' | 'sectionsAt'>,
  store: Pick<ContentStore, 'find'>,
  log: Log,
): Promise<Map<string, Composer[]>> {
  const composers = new Map<string, Composer[]>()
  const note = (blockType: string, composer: Composer) => {
    const known = composers.get(blockType) ?? []
    if (!known.some(({ name, kind }) => name === composer.name && kind === composer.kind)) known.push(composer)
    composers.set(blockType, known)
  }
  for (const { path, name } of await samplePages(site.definition, store)) {
    try {
      const { entry, sections, regions } = await site.sectionsAt(path)
      const fields = entry && site.definition.contentTypes.get(entry.contentType)?.fields
      const written = new Set(entry && fields ? blocksIn(entry, fields, site.definition.blocks) : [])
      const kind = name === null ? 'missing page' : 'page'
      for (const section of sections)
        if (!written.has(section)) note(section.blockType, { name: name ?? '404', kind, example: path })
      for (const [region, around] of regions)
        for (const { blockType } of around) note(blockType, { name: region, kind: 'region', example: path })
    } catch (error) {
      log.warn({ path, error }, `The block gallery cannot compose ${path}: ${(error as Error).message}`)
    }
  }
  return composers
}

/** Some pages of each page type, and an address where nothing stands. */
async function samplePages(
  { pages }: SiteDefinition,
  store: Pick<ContentStore, 'find'>,
): Promise<{ path: string; name: string | null }[]> {
  const found = await Promise.all(
    [...pages.keys()].map(async (type) => {
      const { items } = await store.find([type], { page: { number: 1, size: SAMPLE } })
      return items.flatMap(({ path }) => (path === null ? [] : [{ path, name: type }]))
    }),
  )
  return [...found.flat(), { path: NOWHERE, name: null }]
}
