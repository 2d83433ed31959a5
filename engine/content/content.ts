import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { Card } from '../contract/card.ts'
import type { Log } from '../contract/context.ts'
import type { Entry } from '../contract/entry.ts'
import type { DateFormats } from '../contract/ports/clock.ts'
import type { Content, ContentStore, EntriesQuery, Found, Query } from '../contract/ports/content.ts'
import type { Enrichment } from '../service/enrichment.ts'
import { type Dependencies, EVERY_PATH } from './dependencies.ts'
import { trimPath } from './paths.ts'
import { cardOf } from './references/card-of.ts'
import { cardPlan, expand } from './references/expand.ts'
import { includeOf } from './references/include.ts'
import type { Plan } from './references/opened.ts'

export interface ContentOptions {
  store: ContentStore
  site: SiteDefinition
  /** The site's language, BCP 47. */
  language: string
  /** In which cards print dates. */
  dates: DateFormats
  /** What is read is noted here. */
  dependencies: Dependencies
  /** Facts from services; absent: entries come as they are stored. */
  enrich?: Enrichment
  log: Log
}

/**
 * The content service for one render: reads the store, follows references and notes everything it was asked.
 *
 * @throws `ContentType.contentService is undefined` on the first read when there is no store
 */
export function createContent({ store, site, language, dates, dependencies, enrich, log }: ContentOptions): Content {
  const service = (): ContentStore => {
    if (!store) throw new Error('ContentType.contentService is undefined')
    return store
  }
  const get = async (uids: readonly string[]): Promise<Entry[]> => {
    for (const uid of uids) dependencies.entries.add(uid)
    return service().get(uids)
  }
  const expansion = { site, language, dates, log, get, enrich }
  const named = (types: string | readonly string[]) =>
    [types].flat().map((type) => type.replaceAll('{brand}', site.brand))

  const find = async (type: string | readonly string[], { where, sort, page }: Query): Promise<Found<Entry>> => {
    const types = named(type)
    dependencies.queries.set(JSON.stringify([types, where ?? null, sort ?? null]), { types, where, sort })
    const found = await service().find(types, { where, sort, page })
    for (const { uid } of found.items) dependencies.entries.add(uid)
    return found
  }
  const cards = async (type: string | readonly string[], query: Query = {}): Promise<Found<Card>> => {
    const { items, total } = await find(type, query)
    const entries = await expand(items, (entry) => cardPlan(entry, site), expansion)
    return {
      items: entries.flatMap((entry) => cardOf(entry, { contentTypes: site.contentTypes, language, dates, log }) ?? []),
      total,
    }
  }

  return {
    cards,
    async entries<Model>(type: string | readonly string[], query: EntriesQuery = {}) {
      const { items, total } = await find(type, query)
      const plan: Plan = { include: includeOf(query.include), follow: 'named', enrich: false }
      return { items: (await expand(items, () => plan, expansion)) as Entry<Model>[], total }
    },
    async entry<Model>(uid: string, { include }: { include?: readonly string[] } = {}) {
      const plan: Plan = { include: includeOf(include), follow: 'all', enrich: true }
      const [entry] = await expand(await get([uid]), () => plan, expansion)
      return (entry as Entry<Model> | undefined) ?? null
    },
    async byTag(uid, types, query = {}) {
      if (!uid)
        throw new Error('Entries were asked for by tag without the uid of a tag. Pass the uid of the topic tag.')
      return cards(types, { ...query, where: { ...query.where, topicTags: uid } })
    },
    schema: (type) => service().schema(named(type)[0] ?? type),
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
