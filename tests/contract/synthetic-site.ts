import { testInstitution } from 'atrium/testing'
import { assemble } from '#engine/assemble/assemble.ts'
import { discover, type ModulesByFile, type Sources } from '#engine/assemble/discover.ts'
import type { SiteDefinition } from '#engine/assemble/site-definition.ts'
import { testSite as siteOverMemory, type TestSite, type TestSiteOptions } from '#engine/testing/site.ts'
import { type Area, newsArea } from './synthetic-area.ts'
import { syntheticBlocks, syntheticIslands } from './synthetic-blocks.tsx'

export const institution = {
  ...testInstitution,
  name: 'Orchard House',
  brand: 'orchard',
  host: 'Orchard',
  trust: 'Orchard Trust',
  siteUrl: 'https://orchard.example',
  handle: '@orchard',
  placeholderImageId: 'placeholder',
}

/** The files of areas, as their folders give them. */
export function filesOf(areas: readonly Area[], blocks: ModulesByFile = {}): Sources {
  const files = (list: readonly (readonly [string, unknown])[]): ModulesByFile =>
    Object.fromEntries(list.map(([file, value]) => [file, { default: value }]))
  return {
    plugins: files(areas.map(({ pages: _, types: __, ...plugin }) => [`/plugins/${plugin.name}/index.ts`, plugin])),
    pages: files(
      areas.flatMap(({ name, pages = [] }) =>
        pages.map((page) => [`/plugins/${name}/pages/${page.contentType.name}.ts`, page] as const),
      ),
    ),
    types: files(
      areas.flatMap(({ name, types = [] }) =>
        types.map((type) => [`/plugins/${name}/types/${type.name}.ts`, type] as const),
      ),
    ),
    blocks: { ...syntheticBlocks, ...blocks },
    islands: syntheticIslands,
  }
}

/** A site of the areas, with the synthetic blocks beside further ones. */
export const siteOf = (areas: readonly Area[] = [newsArea], blocks?: ModulesByFile): SiteDefinition =>
  assemble(discover(filesOf(areas, blocks)), { brand: 'orchard' })

/** A running site of the areas over a store in memory. */
export const testSite = ({
  areas,
  blocks,
  ...options
}: Omit<TestSiteOptions, 'definition' | 'blocks'> & {
  areas?: readonly Area[]
  blocks?: ModulesByFile
} = {}): TestSite =>
  siteOverMemory({
    institution,
    islandContext: () => ({ language: 'en-US' }),
    ...options,
    definition: siteOf(areas, blocks),
  })
