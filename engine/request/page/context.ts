import { createContent } from '../../content/content.ts'
import { addDependencies, createDependencies, type Dependencies } from '../../content/dependencies.ts'
import { foreignLanguage } from '../../content/entry/language.ts'
import { matchRoute, trimPath } from '../../content/entry/paths.ts'
import { pageLanguages } from '../../content/page-languages.ts'
import { typeNameOf } from '../../contract/content/type-name.ts'
import type { PageContext } from '../../contract/context.ts'
import { labelOfValue } from '../../lists/facets/choice.ts'
import { installedFacts } from '../../outputs/installed/installed.ts'
import { type Named, resolveLinks } from '../../outputs/links.ts'
import { resolveNavigation } from '../../outputs/navigation.ts'
import { choiceLabelAt } from '../../schema/form/choices.ts'
import { createAskService } from '../../service/ask-service.ts'
import { createEnrichment } from '../../service/enrichment.ts'
import { type Boundary, createClock } from '../../time/clock.ts'
import { collator } from '../../translation/collator.ts'
import type { Query } from '../input/address.ts'
import type { SiteRuntime } from '../runtime.ts'
import { providedTo } from './provided.ts'

/** Everything a page may read during one render; what it reads is noted in `dependencies`. */
export function createContext(
  runtime: SiteRuntime,
  request: { path: string; query?: Query },
  dependencies: Dependencies,
): PageContext {
  const { definition, store, institution, deployment, dates, translator, imageBase, ports, log, now } = runtime
  const { timeZone } = institution
  const askService = createAskService({ log, now, dependencies })
  const enrichment = createEnrichment({ site: definition, institution, ports, log, now })
  const clock = (boundary: Boundary) => createClock(now, timeZone, boundary)
  const content = createContent({
    ...{ store, site: definition, institution, translator, dates, clock, dependencies, enrichment, log },
    otherLanguages: runtime.otherLanguages,
    loaded: runtime.loaded,
    derived: runtime.derived,
  })
  const query = request.query ?? {}
  const isEndpoint = (path: string) => definition.endpoints.some(({ definition: { route } }) => matchRoute(route, path))
  const langOf: PageContext['langOf'] = (entry) => foreignLanguage(entry, translator.language, institution.language)
  const names = new Map<string, Promise<Named | null>>()
  const namedAt = (path: string): Promise<Named | null> => {
    const address = trimPath(path)
    const known = names.get(address)
    if (known) return known
    const named = isEndpoint(address)
      ? Promise.resolve({ title: '' })
      : content.at(address).then((entry) => entry && { title: entry.name, lang: langOf(entry) })
    names.set(address, named)
    return named
  }
  const context: PageContext = {
    content,
    clock: clock(dependencies),
    dates,
    compare: collator(translator.language),
    institution,
    settings: definition.settings,
    translate: translator.translate,
    textOf: translator.textOf,
    deployment,
    path: request.path,
    query,
    ignoreQuery(name, kept = []) {
      const ignored = (query[name] ?? []).filter((value) => !kept.includes(value))
      if (runtime.showProblems && ignored.length > 0)
        log.info({}, `${request.path} is shown without ${name}=${ignored.join(', ')}: the page does not offer it.`)
      if (kept.length > 0) query[name] = [...kept]
      else delete query[name]
    },
    async hasRoute(path) {
      const address = trimPath(path)
      if (isEndpoint(address)) return true
      dependencies.paths.add(address)
      return (await store.at(address))?.kind === 'entry'
    },
    installed: () => installedFacts(definition),
    sectionsAt: (path) => runtime.sectionsAt(path),
    links: (items) => resolveLinks(items, { institution, language: translator.language, namedAt }),
    async shared<Value>(name: string, make: (context: PageContext) => Promise<Value>) {
      const made = await runtime.shared.get(name, async () => {
        const own = createDependencies()
        const home = runtime.home ?? runtime
        return { value: await make(createContext(home, { path: '/' }, own)), dependencies: own }
      })
      addDependencies(dependencies, made.dependencies)
      return made.value as Value
    },
    navigation: (name) => resolveNavigation(name, definition, context),
    mainMenu: definition.mainMenu,
    kinds: definition.kinds,
    choiceText(type, field, value) {
      const fields = definition.contentTypes.get(typeNameOf(type).replaceAll('{brand}', definition.brand))?.fields ?? {}
      return translator.textOf(choiceLabelAt(fields, field.split('.'), value)) ?? labelOfValue(value, dates)
    },
    async search() {
      const { search } = definition
      return search && (await context.hasRoute(search.path)) ? search : null
    },
    ...providedTo(() => context, definition, log),
    langOf,
    languagesOf(uids) {
      if (institution.languages.length > 0) for (const uid of uids) dependencies.entries.add(uid)
      return pageLanguages(uids, runtime)
    },
    namedAt,
    titleAt: async (path) => (await namedAt(path))?.title ?? null,
    imageBase,
    ports,
    askService: (what, ask, says) => askService(ask, {}, says ?? `${what} is left out`),
    log,
  }
  return context
}
