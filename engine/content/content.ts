import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { Card } from '../contract/content/card.ts'
import type { Entry } from '../contract/content/entry.ts'
import { type TypeName, typeNameOf } from '../contract/content/type-name.ts'
import type { Clock, DateFormats } from '../contract/ports/clock.ts'
import type { Content, ContentStore, Derivation, EntriesQuery, Found, Query } from '../contract/ports/content.ts'
import type { Log } from '../contract/ports/log.ts'
import type { Institution } from '../contract/site/institution.ts'
import type { Translator } from '../contract/site/translator.ts'
import { checkQuery } from '../lists/source/known-fields.ts'
import { createTextSearch } from '../search/text-search.ts'
import type { Enrichment } from '../service/enrichment.ts'
import type { Boundary } from '../time/clock.ts'
import { addDependencies, createDependencies, type Dependencies, EVERY_PATH } from './dependencies.ts'
import { DerivedLists, type DerivedReader } from './derived-lists.ts'
import { trimPath } from './entry/paths.ts'
import type { LoadedEntries } from './loaded-entries.ts'
import { cardOf } from './references/card-of.ts'
import type { Plan } from './references/collect-references.ts'
import { type Expansion, expand, viewPlan } from './references/expand.ts'
import { includeOf, union } from './references/include.ts'

export interface ContentOptions {
  store: ContentStore
  /** Content in the other languages of the institution, by their tags. */
  otherLanguages?: ReadonlyMap<string, Pick<ContentStore, 'search'>> | undefined
  site: SiteDefinition
  institution: Institution
  /** Says the texts of the site in its language. */
  translator: Translator
  /** In which cards print dates. */
  dates: DateFormats
  /** Notes what cards ask of the time in the dependencies given. */
  clock: (boundary: Boundary) => Clock
  /** Notes what is read. */
  dependencies: Dependencies
  /** Data from services, noting when they are to be asked again; absent: entries come as they are stored. */
  enrichment?: (dependencies: Dependencies) => Enrichment
  /** Holds what was loaded for earlier answers; absent: everything is loaded again. */
  loaded?: LoadedEntries
  /** Holds what is derived of entries for earlier answers; absent: it is derived again. */
  derived?: DerivedLists
  log: Log
}

/**
 * The content service for one render: reads the store, follows references and notes everything it was asked.
 *
 * @throws `ContentType.contentService is undefined` on the first read when there is no store
 */
export function createContent({
  store,
  otherLanguages,
  site,
  institution,
  translator,
  dates,
  clock,
  dependencies,
  enrichment,
  loaded,
  derived = new DerivedLists(),
  log,
}: ContentOptions): Content {
  const service = (): ContentStore => {
    if (!store) throw new Error('ContentType.contentService is undefined')
    return store
  }
  const expansionFor = (dependencies: Dependencies): Expansion => ({
    ...{ site, institution, translator, dates, log, clock: clock(dependencies) },
    async get(uids) {
      for (const uid of uids) dependencies.entries.add(uid)
      const found = await service().get(uids)
      if (found.length < uids.length) {
        const present = new Set(found.map(({ uid }) => uid))
        for (const uid of uids) if (!present.has(uid)) dependencies.missing.add(uid)
      }
      return found
    },
    enrich: enrichment?.(dependencies),
  })
  const expansion = expansionFor(dependencies)
  const { get } = expansion
  const names = (types: TypeName | readonly TypeName[]) =>
    ([types].flat() as TypeName[]).map((type) => typeNameOf(type).replaceAll('{brand}', site.brand))

  const find = async (type: TypeName | readonly TypeName[], { where, sort, page }: Query): Promise<Found<Entry>> => {
    const types = names(type)
    for (const [field, condition] of Object.entries(where ?? {}))
      if (condition === '')
        throw new Error(`The condition on "${field}" of ${types.join(', ')} is empty. Pass a uid or a value.`)
    const installed = types.flatMap((name) => site.contentTypes.get(name) ?? [])
    if (installed.length === types.length) checkQuery({ where, sort }, installed, log)
    dependencies.queries.set(JSON.stringify([types, where ?? null, sort ?? null]), { types, where, sort })
    const found = await service().find(types, { where, sort, page })
    for (const { uid } of found.items) dependencies.entries.add(uid)
    return found
  }
  const cardsOf = async (items: readonly Entry[]): Promise<Card[]> => {
    const entries = await expand(items, (entry) => viewPlan(entry, site), expansion)
    return entries.flatMap((entry) => cardOf(entry, expansion) ?? [])
  }
  const cards: Content['cards'] = async (type, query = {}) => {
    const { items, total } = await find(type, query)
    return { items: await cardsOf(items), total }
  }

  const textSearch = createTextSearch({
    ...{ store: service, site, language: institution.language, others: otherLanguages, dependencies, get },
    cardsOf: async (items) => new Map((await cardsOf(items)).map((card) => [card.uid as string, card])),
  })

  return {
    ...textSearch,
    cards,
    async cardsOf(uids) {
      const found = new Map((await get(uids)).map((entry) => [entry.uid, entry]))
      return cardsOf(uids.flatMap((uid) => found.get(uid) ?? []))
    },
    async entries<Model>(type: TypeName | readonly TypeName[], query: EntriesQuery = {}) {
      const { items, total } = await find(type, query)
      const { include } = query
      const named: Plan | undefined = include && { include: includeOf(include), follow: 'named', enrich: false }
      const planOf = (entry: Entry): Plan => named ?? { ...viewPlan(entry, site), enrich: false }
      return { items: (await expand(items, planOf, expansion)) as Entry<Model>[], total }
    },
    async derived<Part>(name: string, type: TypeName | readonly TypeName[], derivation: Derivation) {
      const types = names(type)
      dependencies.queries.set(JSON.stringify([types, null, null]), { types })
      const planOf = (entry: Entry): Plan => ({ ...viewPlan(entry, site), enrich: false })
      const reader: DerivedReader = {
        async after(uid, size) {
          const page = { number: 1, size }
          return (await service().find(types, { where: { uid: { gt: uid } }, page })).items
        },
        get: (uids) => service().get(uids),
        load: async (entry, own) => (await expand([entry], planOf, expansionFor(own)))[0] as Entry,
        clock,
        now: clock(createDependencies()).now,
      }
      return (await derived.list(name, types).parts(reader, derivation, dependencies)) as Part[]
    },
    async entry<Model>(uid: string, { include }: { include?: readonly string[] } = {}) {
      const planOf = ({ contentType }: Entry): Plan => ({
        include: union(site.views.page(contentType), includeOf(include)),
        follow: 'all',
        enrich: true,
      })
      const load = async (expansion: Expansion) => (await expand(await expansion.get([uid]), planOf, expansion))[0]
      if (!loaded) return ((await load(expansion)) as Entry<Model> | undefined) ?? null
      const key = `${uid} ${include?.join() ?? ''}`
      const { entry, dependencies: own } = await loaded.get(key, (own) => load(expansionFor(own)))
      // First, for it names the page among the tags of the answer.
      if (entry) dependencies.entries.add(uid)
      addDependencies(dependencies, own)
      return (entry as Entry<Model> | undefined) ?? null
    },
    async byTag(uid, types, query = {}) {
      if (!uid)
        throw new Error('Entries were asked for by tag without the uid of a tag. Pass the uid of the topic tag.')
      return cards(types, { ...query, where: { ...query.where, topicTags: uid } })
    },
    schema: (type) => service().schema(names(type)[0] ?? type),
    paths(options) {
      dependencies.paths.add(EVERY_PATH)
      return service().paths(options)
    },
    async at(path) {
      const address = trimPath(path)
      dependencies.paths.add(address)
      const match = await service().at(address)
      if (match?.kind !== 'entry') return null
      return (await get([match.uid]))[0] ?? null
    },
  }
}
