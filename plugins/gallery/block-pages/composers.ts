import type { PageContext } from 'atrium'
import { BLOCKS } from '../parts/opening.ts'
import { blocksIn } from './usage.ts'

/** A page type, region or error page whose own code puts a block on the page. */
export interface Composer {
  /** Like `article`. */
  name: string
  kind: 'page' | 'region' | 'missing page'
  /** A page that shows it. */
  example: string
}

/** Pages looked at of each page type. */
export const SAMPLE_PAGES = 3
const NOWHERE = `${BLOCKS.href}/nowhere/at/all`
/** In milliseconds: it takes seconds to find out, and follows from the code rather than from content. */
const KEPT_FOR = 60_000

type Reading = Pick<PageContext, 'content' | 'installed' | 'sectionsAt' | 'clock' | 'log'>

const known = new WeakMap<
  ReturnType<PageContext['installed']>,
  { since: number; composers: Promise<Map<string, Composer[]>> }
>()

/**
 * Finds out which page types compose which blocks, by composing a few pages of each: what a page consists of is known
 * only to its code. Blocks that come from an entry do not count. A preview, which keeps nothing else, keeps the answer
 * for a minute.
 *
 * @returns by block type
 */
export function composersOf(context: Reading): Promise<Map<string, Composer[]>> {
  const { clock } = context
  const installed = context.installed()
  const now = clock.now().getTime()
  let found = known.get(installed)
  if (!found || now - found.since >= KEPT_FOR) {
    found = { since: now, composers: findComposers(context) }
    known.set(installed, found)
    found.composers.catch(() => known.delete(installed))
  }
  return found.composers
}

async function findComposers(context: Reading): Promise<Map<string, Composer[]>> {
  const composers = new Map<string, Composer[]>()
  const note = (blockType: string, composer: Composer) => {
    const known = composers.get(blockType) ?? []
    if (!known.some(({ name, kind }) => name === composer.name && kind === composer.kind)) known.push(composer)
    composers.set(blockType, known)
  }
  for (const { path, name } of await samplePages(context)) {
    try {
      const { entry, sections, regions } = await context.sectionsAt(path)
      const written = new Set(blocksIn(entry))
      const kind = name === null ? 'missing page' : 'page'
      for (const section of sections)
        if (!written.has(section)) note(section.blockType, { name: name ?? '404', kind, example: path })
      for (const [region, around] of regions)
        for (const { blockType } of around) note(blockType, { name: region, kind: 'region', example: path })
    } catch (error) {
      context.log.warn({ path, error }, `The block gallery cannot compose ${path}: ${(error as Error).message}`)
    }
  }
  return composers
}

/** Some pages of each page type, and an address that leads nowhere. */
async function samplePages({ content, installed }: Pick<PageContext, 'content' | 'installed'>) {
  const found = await Promise.all(
    installed()
      .contentTypes.filter(({ page }) => page)
      .map(async ({ name }) => {
        const { items } = await content.entries(name, { include: [], page: { number: 1, size: SAMPLE_PAGES } })
        return items.flatMap(({ path }) => (path === null ? [] : [{ path, name: name as string | null }]))
      }),
  )
  return [...found.flat(), { path: NOWHERE, name: null }]
}
