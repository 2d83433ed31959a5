import { z } from 'zod'
import { assemble } from '../assemble/assemble.ts'
import type { Discovered, Found } from '../assemble/discover.ts'
import type { SiteDefinition } from '../assemble/site-definition.ts'
import { defineContentType } from '../authoring/define-content-type.ts'
import type { Card } from '../contract/content/card.ts'
import type { ContentType } from '../contract/content/content-type.ts'
import type { Block } from '../contract/page/block.ts'
import type { Page } from '../contract/page/page.ts'
import type { Institution } from '../contract/site/institution.ts'
import type { Plugin } from '../contract/site/plugin.ts'
import type { TypeValue } from '../schema/reference-types.ts'
import { testInstitution } from './institution.ts'
import { typesWithin } from './types-within.ts'

/** Describes what a site of a test consists of. */
export interface SiteParts {
  /**
   * Content types and pages. Those to which their fields refer by value, and which pages list, come by themselves; one
   * that is given stands in for another of its name.
   */
  types?: readonly TypeValue[]
  blocks?: readonly Block<any>[]
  plugins?: readonly Plugin[]
}

/** Pages, and content types that are no page's. */
function sorted(types: readonly TypeValue[]): { pages: Page[]; declared: ContentType[] } {
  const pages = types.filter((type) => 'contentType' in type) as Page[]
  return { pages, declared: types.filter((type) => !('contentType' in type)) as ContentType[] }
}

/**
 * A site assembled of these parts, and checked like any other.
 *
 * @param known names of content types that entries of the test have. Of those without a declaration every field is shown on the card.
 * @throws StartupError naming every problem at once
 */
export function siteOfParts(
  { types = [], blocks = [], plugins = [] }: SiteParts,
  institution: Institution = testInstitution,
  known: readonly string[] = [],
): SiteDefinition {
  const { pages, declared } = sorted(typesWithin(types))
  const fill = (name: string) => name.replaceAll('{brand}', institution.brand)
  const names = new Set([...declared, ...pages.map((page) => page.contentType)].map(({ name }) => fill(name)))
  const found = <Definition>(definition: Definition, file: string, plugin = 'test'): Found<Definition> => ({
    definition,
    file,
    plugin,
  })
  const discovered: Discovered = {
    plugins: plugins.map((plugin) => found(plugin, `plugins/${plugin.name}/index.ts`, plugin.name)),
    pages: pages.map((page) => found(page, `plugins/test/pages/${page.contentType.name}.ts`)),
    types: [
      ...declared.map((type) => found(type, `plugins/test/types/${type.name}.ts`)),
      ...[...new Set(known)].flatMap((name) =>
        names.has(name) ? [] : [found(undeclared(name), `plugins/test/types/${name}.ts`)],
      ),
    ],
    blocks: blocks.map((block) => ({ ...found(block, `blocks/${block.type}/index.tsx`), island: null, modules: [] })),
    messages: [],
    translations: [],
    replaced: [],
    problems: [],
    warnings: [],
  }
  return assemble(discovered, institution)
}

/** A type of which nothing is known: its card shows whatever the entry has. */
const undeclared = (name: string): ContentType =>
  defineContentType({
    name,
    label: name,
    schema: z.object({}),
    card: ({ entry }) => {
      const { uid, contentType, title, name, url, path, version, publishDetails, ...own } = entry
      return own as Partial<Card>
    },
  })
