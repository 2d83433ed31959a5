import { createDependencies } from '../content/dependencies.ts'
import { trimPath } from '../content/entry/paths.ts'
import { homesInLanguages, languagesOfPage } from '../content/page-languages.ts'
import type { Section } from '../contract/page/block.ts'
import type { PageSections } from '../contract/page/page-sections.ts'
import { resolvePath } from './input/resolve-path.ts'
import { compose, present } from './page/compose.ts'
import { createContext } from './page/context.ts'
import { load } from './page/load.ts'
import { composeRegion } from './regions/regions.ts'
import type { SiteRuntime } from './runtime.ts'

/**
 * Composes the page at an address without rendering it; where nothing is, the page for 404.
 *
 * @throws what the page's own code throws
 */
export async function sectionsAt(address: string, runtime: SiteRuntime): Promise<PageSections> {
  const { definition, store } = runtime
  const path = trimPath(address)
  const dependencies = createDependencies()
  const context = createContext(runtime, { path }, dependencies)
  const resolved = await resolvePath(path, definition, store, dependencies)
  const loaded = resolved.kind === 'page' ? await load(resolved.page, resolved.uid, context) : null
  const status = loaded ? 200 : 404
  const languages = loaded ? await languagesOfPage(loaded.entry.uid, runtime) : homesInLanguages(runtime.institution)
  const around = { path, title: loaded?.entry.name ?? '', status, breadcrumbs: [], languages, variant: [] }
  const regions = new Map<string, Section[]>()
  for (const { definition: region } of definition.regions)
    regions.set(region.name, await composeRegion(region, around, context))
  if (loaded) return { status, entry: loaded.entry, sections: compose(loaded, context), regions }
  const missing = definition.errorPages.get('404')?.definition
  const error = { status, message: 'Not found', path }
  const data = await missing?.load?.({ error, context })
  return { status, sections: missing ? present(missing.compose({ error, data, context })) : [], regions }
}
