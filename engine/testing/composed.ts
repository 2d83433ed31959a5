import type { InstalledPage } from '../assemble/site-definition.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Section } from '../contract/page/block.ts'
import type { JsonLdNode } from '../contract/page/json-ld.ts'
import type { ListPage } from '../contract/page/list.ts'
import type { Page } from '../contract/page/page.ts'
import type { SectionNavigation } from '../contract/site/link.ts'
import type { Head } from '../outputs/head.ts'
import { organizationId } from '../outputs/json-ld/graph.ts'
import { compose } from '../request/page/compose.ts'
import { load } from '../request/page/load.ts'
import { machineReadable } from '../request/page/machine-readable.ts'
import { isWire, type WireEntry, type WrittenEntry } from './entries/written.ts'
import { type ContextOptions, contextOf, type TestContext } from './page-context.ts'
import { testRuntime } from './runtime.ts'

/** Describes what a page makes of an entry. */
export interface Composed<Model = Record<string, unknown>, Data = unknown> {
  /** As the page gets it, with its references loaded. */
  entry: Entry<Model>
  list: ListPage
  data: Data
  navigation?: SectionNavigation
  sections: Section[]
  /** The sections of a block, in order. */
  of(blockType: string): Section[]
  /** Holds what the head of the document says. */
  head: Head
  /** The page's own nodes of structured data; the first is that of the page itself. */
  jsonLd: readonly JsonLdNode[]
  context: TestContext
}

/**
 * Composes a page from an entry: references, lists and navigation are read through the engine from the entries given.
 *
 * @param page what `definePage` made
 * @param fields of the page's entry in model fields, where references may be written out, or a whole entry as it stands
 *   in a file, with `_content_type_uid`
 * @param options what stands around it; `path` is the address of the entry where nothing else is said
 *
 * @example
 * const { of } = await composed(funding, { opportunities: { items: [entryOf('grant', 'a', { title: 'A' })] } })
 * expect(of('cardListing')).toMatchObject([{ items: [{ title: 'A' }] }])
 */
export async function composed(
  page: Page,
  fields: WireEntry | Record<string, unknown> = {},
  options: ContextOptions = {},
): Promise<Composed<any, any>> {
  const { types = [], entries = [], institution } = options
  const brand = institution?.brand
  const own = pageEntry(page, fields, brand)
  const parts = options.definition ? options : { ...options, types: types.includes(page) ? types : [page, ...types] }
  const runtime = testRuntime({ ...parts, entries: [own, ...entries] })
  const [stored] = await runtime.store.get([own.uid])
  if (!stored) throw new Error(`The entry "${own.uid}" cannot be loaded: ${lost(runtime.issues[own.uid])}`)
  const context = contextOf(runtime, { ...options, path: options.path ?? stored.path ?? '/' })
  const installed = runtime.definition.pages.get(stored.contentType) as InstalledPage
  const loaded = await load(installed, stored.uid, context)
  if (!loaded) throw new Error(`The entry "${own.uid}" is not in the store.`)
  const sections = compose(loaded, context)
  const { head, graph } = await machineReadable(loaded, context, runtime.definition)
  const { entry, list, data, navigation } = loaded
  return {
    ...{ entry, list, data, navigation, sections, head, context },
    of: (blockType) => sections.filter((section) => section.blockType === blockType),
    jsonLd: ownNodes(graph as Graph, context),
  }
}

type Graph = { '@graph': readonly JsonLdNode[] }

/** The nodes of the page alone: those of organisation, site and breadcrumbs stand on every page. */
const ownNodes = ({ '@graph': nodes }: Graph, { institution, path }: TestContext): JsonLdNode[] => {
  const website = path === '/' ? undefined : `${institution.siteUrl}/#website`
  return nodes.filter(
    ({ '@id': id }) => id !== organizationId(institution) && id !== website && !id?.endsWith('#breadcrumbs'),
  )
}

const lost = (issues: readonly { field: string; reason: string }[] = []): string =>
  issues.map(({ field, reason }) => `${field} ${reason}`).join('; ')

function pageEntry({ contentType }: Page, fields: Record<string, unknown>, brand = 'ellery'): WrittenEntry {
  if (isWire(fields)) return fields
  return { uid: 'page', contentType: contentType.name.replaceAll('{brand}', brand), ...fields }
}
