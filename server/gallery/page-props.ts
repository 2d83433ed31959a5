import type { InstalledBlock, Site } from '#engine/host.ts'
import { moduleFiles } from '../start/site/site-definition.ts'
import { allowedIn } from './facts/block-fields.ts'
import { composersOf } from './facts/composed.ts'
import { exampleSource, exampleSummary } from './facts/example-source.ts'
import { fieldRows } from './facts/field-rows.ts'
import { modulesBeside } from './facts/modules.ts'
import { MAX_SEARCH } from './facts/search.ts'
import { usageOf } from './facts/usage.ts'
import type { GalleryOptions } from './options.ts'
import type { BlockPageProps } from './pages/block-page.tsx'
import { frameWidths } from './pages/example.tsx'
import type { ListPageProps } from './pages/list-page.tsx'

/** What the list shows; its facts are gathered when it is asked for. */
export async function listProps(
  query: URLSearchParams,
  site: Site,
  { store, institution, log }: GalleryOptions,
): Promise<ListPageProps> {
  const { definition } = site
  return {
    siteName: institution.name,
    blocks: definition.blocks,
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    usage: await usageOf(store, definition),
    composers: await composersOf(site, store, log),
  }
}

/** What the page of a block shows. */
export async function blockProps(
  block: InstalledBlock,
  query: URLSearchParams,
  site: Site,
  { store, institution, log }: GalleryOptions,
): Promise<Omit<BlockPageProps, 'fileOf'>> {
  const { definition } = site
  const { type, wire, schema, examples, placement } = block.definition
  const width = Number(query.get('width'))
  return {
    siteName: institution.name,
    block,
    fields: fieldRows(schema, {
      wire: wire !== undefined,
      fill: (name) => name.replaceAll('{brand}', definition.brand),
    }),
    types: definition.contentTypes,
    examples: examples.map((example, index) => ({
      number: index + 1,
      summary: exampleSummary(example),
      source: exampleSource(definition.blocks, type, example),
    })),
    width: frameWidths.includes(width) ? width : null,
    modules: modulesBeside(block.file, moduleFiles),
    allowedIn: wire === undefined ? [] : allowedIn(definition, block.definition),
    usage: wire === undefined ? undefined : (await usageOf(store, definition)).get(type),
    composers: placement === 'body' ? [] : ((await composersOf(site, store, log)).get(type) ?? []),
  }
}
