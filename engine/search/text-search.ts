import type { SiteDefinition } from '../assemble/site-definition.ts'
import { Slices } from '../base/async/slices.ts'
import type { Word } from '../base/words/words.ts'
import type { Dependencies } from '../content/dependencies.ts'
import { foreignLanguage } from '../content/entry/language.ts'
import { entryHref } from '../content/entry/paths.ts'
import type { Card } from '../contract/content/card.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Content, ContentStore } from '../contract/ports/content.ts'
import {
  type ComparedWords,
  type EntryHit,
  MAX_HITS,
  OWN_SOURCE,
  type SearchHit,
} from '../contract/ports/text-search.ts'
import { searchDocumentOf } from '../outputs/search-document.ts'
import { entryFields } from '../schema/envelope.ts'
import { extractOf } from './extract.ts'

export interface TextSearchOptions {
  store: () => ContentStore
  site: SiteDefinition
  /** Whose words the store compares, BCP 47. */
  language: string
  /** Content in the other languages of the site, by their tags. */
  others?: ReadonlyMap<string, Pick<ContentStore, 'search'>> | undefined
  /** Notes what is read. */
  dependencies: Dependencies
  get(uids: readonly string[]): Promise<Entry[]>
  /** @returns the cards of entries by uid; entries that are shown as none are missing */
  cardsOf(entries: readonly Entry[]): Promise<ReadonlyMap<string, Card>>
}

/** Texts of what was found may be long, and there may be a hundred of them. */
const slices = new Slices()

/** The search of the content service for one render. It notes what was looked for as a list that any type may enter. */
export function createTextSearch({
  store,
  site,
  language,
  others,
  dependencies,
  get,
  cardsOf,
}: TextSearchOptions): Pick<Content, 'search' | 'countIn' | 'matching' | 'complete'> {
  const note = (words: ComparedWords) => {
    if (words.stems.length + words.beginnings.length + words.unknown.length === 0) return
    const types = [...site.contentTypes]
      .filter(([name, { definition }]) => definition.search || site.pages.has(name))
      .map(([name]) => name)
    const sought = { ...words, language }
    dependencies.queries.set(`words ${JSON.stringify(sought)}`, { types, words: sought })
  }
  const foundIn = (entry: Entry, card: Card | undefined, words: ComparedWords): Omit<SearchHit, 'kind' | 'source'> => {
    const { definition, fields } = site.contentTypes.get(entry.contentType) ?? {}
    const document =
      definition &&
      searchDocumentOf(card ? { ...entry, name: card.title } : entry, {
        definition,
        fields: entryFields(fields ?? {}),
        page: site.pages.get(entry.contentType),
        blocks: site.blocks,
        settings: site.settings,
      })
    const { description = '', text = '' } = document ?? {}
    return {
      title: document?.title ?? card?.title ?? entry.name,
      url: entryHref(entry) ?? '',
      description,
      extract: extractOf(text, language, isAmong(words)) ?? extractOf(description, language, isAmong(words)),
      image: card?.image,
      lang: card ? card.lang : foreignLanguage(entry, language),
    }
  }

  return {
    async search(query) {
      const { hits, words, ...found } = await store().search(query)
      note(words)
      const uids = hits.flatMap((hit) => ('uid' in hit ? hit.uid : []))
      const entries = new Map((await get(uids)).map((entry) => [entry.uid, entry]))
      const cards = await cardsOf([...entries.values()])
      const readHit = (hit: SearchHit | EntryHit): SearchHit[] => {
        if (!('uid' in hit)) return [{ ...hit, extract: extractOf(hit.description, language, isAmong(words)) }]
        const { uid, kind, source } = hit
        const entry = entries.get(uid)
        return entry && entryHref(entry) ? [{ kind, source, ...foundIn(entry, cards.get(uid), words) }] : []
      }
      const slice = slices.begin()
      const whole: SearchHit[] = []
      for (const hit of hits) {
        await slice.rest()
        whole.push(...readHit(hit))
      }
      return { ...found, hits: whole }
    },
    async countIn(tag, { term }) {
      const found = await others?.get(tag)?.search({ term, from: 0, size: 0 })
      return found && !found.isReplaced ? found.total - (found.foreign ?? 0) : 0
    },
    async matching(query) {
      const { hits, words } = await store().search({ ...query, from: 0, size: MAX_HITS, source: OWN_SOURCE })
      note(words)
      return hits.flatMap((hit) => ('uid' in hit ? hit.uid : []))
    },
    async complete(prefix) {
      const { words, ...completed } = await store().complete(prefix)
      note(words)
      return completed
    },
  }
}

const isAmong =
  ({ stems, beginnings }: ComparedWords) =>
  ({ word, stem }: Word): boolean =>
    stems.includes(stem) || beginnings.some((beginning) => word.startsWith(beginning))
