import {
  assetBase,
  defineEndpoint,
  type Endpoint,
  type Image,
  MAX_HITS,
  type PageContext,
  pictureUrl,
  type SearchHit,
  wholeAddress,
} from 'atrium'
import { completedCards, nearestCards } from '../top-cards/find.ts'

/** Results on one page, as the page shows them and as whoever asks gets them by default. */
export const PAGE_SIZE = 20
const MAX_SIZE = 100
const THUMBNAIL_WIDTH = 400

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' }

const answer = (value: unknown) => ({ status: 200, headers: JSON_HEADERS, body: JSON.stringify(value) })

/** A whole number of a query within bounds; the default for anything else. */
function numberIn(query: URLSearchParams, name: string, otherwise: number, [least, most]: readonly [number, number]) {
  const text = query.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : otherwise
}

/** Trims what was typed; empty where nothing was. */
const typed = (query: URLSearchParams, name: string): string => (query.get(name) ?? '').trim()

/** Site search as the documents print its answer, whichever service gives it. */
const searchApi = defineEndpoint({
  name: 'search-api',
  route: '/api/search',
  cache: 'dependencies',
  query: ['q', 'from', 'size', 'type', 'source'],
  limit: { perMinute: 120 },
  async handle({ request: { query }, context }) {
    const term = typed(query, 'q')
    if (!term) return answer({ data: [], total: 0 })
    const { hits, total, kinds, sources, suggestion, isReplaced, error } = await context.ports.search.find(
      {
        term,
        from: numberIn(query, 'from', 0, [0, MAX_HITS]),
        size: numberIn(query, 'size', PAGE_SIZE, [1, MAX_SIZE]),
        kind: typed(query, 'type') || undefined,
        source: typed(query, 'source') || undefined,
      },
      context,
    )
    return answer({
      data: hits.map((hit) => writtenRecord(hit, context)),
      total,
      types: kinds,
      sources,
      suggestion,
      replaced: isReplaced,
      error,
    })
  },
})

/** In full size where that of the master is not known. */
const thumbnail = (base: string, { width: w, height: h }: Image = {}) =>
  w && h ? pictureUrl(base, { w, h }, Math.min(w, THUMBNAIL_WIDTH)) : pictureUrl(base)

function writtenRecord(hit: SearchHit, { imageBase, institution }: PageContext) {
  const { title, url, kind: type, source: source_app, description, image, lang } = hit
  const base = assetBase(image, imageBase)
  const whole = (href: string) => wholeAddress(href, institution)
  const own = base === null ? undefined : whole(thumbnail(base, image))
  const src = own ?? image?.src
  return {
    title,
    url: whole(url),
    type,
    source_app,
    description,
    lang,
    image: src,
    thumbnail: src === undefined ? undefined : { url: src, alt_text: image?.alt ?? '' },
  }
}

/** Names that begin like what was typed. */
const typeAheadApi = defineEndpoint({
  name: 'type-ahead-api',
  route: '/api/type-ahead',
  cache: 'dependencies',
  query: ['prefix'],
  limit: { perMinute: 600 },
  async handle({ request: { query }, context }) {
    const prefix = typed(query, 'prefix')
    if (!prefix) return answer({ result: [] })
    const [completed, { names, languages, error }] = await Promise.all([
      completedCards(prefix, context),
      context.ports.search.typeAhead(prefix, context),
    ])
    // A typing error is in no title.
    const cards = completed.length + names.length > 0 ? completed : await nearestCards(prefix, context)
    const spoken = new Map(cards.map((card) => [card.name, context.langOf(card)]))
    const others = names.filter((name) => !spoken.has(name)).map((name) => [name, languages?.get(name)] as const)
    return answer({ result: [...spoken, ...others].map(([name, lang]) => ({ name, lang })), error })
  },
})

export const searchEndpoints: readonly Endpoint[] = [searchApi, typeAheadApi]
