import { type JsonServiceOptions, jsonService, type PageContext, type SearchHit, type TextQuery } from 'atrium'
import { z } from 'zod'
import { pictureOf, readRecord, typeKey, type WrittenRecord } from './record.ts'
import type { Completions, Found } from './site-search.ts'

/** Milliseconds after which a question is given up. */
export const TIMEOUT_MS = 9000
/** Milliseconds for which an answer is given without asking again. */
const FRESH_MS = 60_000
/** Bounds what remembered answers may take in memory, in bytes: of searches, and of beginnings of names. */
const MAX_SEARCH_BYTES = 4 * 2 ** 20
const MAX_NAME_BYTES = 2 ** 20
const MAX_RECORDS = 100
const MAX_NAMES = 10

/** Describes what an adapter needs of the site. */
export type Runtime = Pick<JsonServiceOptions, 'now' | 'log' | 'metrics' | 'fetch'>

const service = (name: string, url: string, { now, log, metrics, fetch }: Runtime) =>
  jsonService({ name, url, freshMs: FRESH_MS, limits: { timeoutMs: TIMEOUT_MS }, now, log, metrics, fetch })

const address = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`

interface Answer {
  data: WrittenRecord[]
  total: number
}

const answerShape = z.object({ data: z.array(z.unknown()), total: z.number().int().min(0) })

/** Site search at a service: `GET {url}?q={term}&from={from}&size={size}`. It counts no kinds and sources. */
export function createHttpFind(url: string, runtime: Runtime) {
  const search = service('The search service', url, runtime)
  const ask = search.list<Answer>({
    label: (key) => `The results of ${key}`,
    path: (key) => key,
    read(answer, _key, onInvalidField) {
      const { success, data: given } = answerShape.safeParse(answer)
      if (!success) throw new Error('it holds no list "data" and no number "total".')
      const data = given.data.slice(0, MAX_RECORDS).flatMap((written, index) => {
        try {
          return [readRecord(written)]
        } catch (error) {
          onInvalidField(`data[${index}]`, `is left out: ${(error as Error).message}`)
          return []
        }
      })
      return { data, total: given.total }
    },
    maxBytes: MAX_SEARCH_BYTES,
  })
  return async ({ term, from, size }: TextQuery, context: PageContext): Promise<Found> => {
    const asked = { q: term, from: String(from), size: String(size) }
    const { answer, error } = await reported('SearchService::fetchSearchResults', () => ask(address(asked)), context)
    const hits = answer?.data.map((record) => hitOf(record, context)) ?? []
    return { hits, total: answer?.total ?? 0, kinds: [], sources: [], error }
  }
}

const hitOf = (
  { title, url, type, source_app, description, ...pictures }: WrittenRecord,
  context: PageContext,
): SearchHit => ({
  title,
  url,
  kind: typeKey(type),
  source: source_app ?? '',
  description: description ?? '',
  image: pictureOf(pictures, context),
})

const namesShape = z.object({ result: z.array(z.unknown()) })
const nameShape = z.object({ name: z.string().trim().min(1) })

/** Type-ahead at a service: `GET {url}?prefix={term}`. */
export function createHttpTypeAhead(url: string, runtime: Runtime) {
  const ask = service('The type-ahead service', url, runtime).list<string[]>({
    label: (key) => `The names of ${key}`,
    path: (key) => key,
    read(answer, _key, onInvalidField) {
      const { success, data } = namesShape.safeParse(answer)
      if (!success) throw new Error('it holds no list "result".')
      const names = data.result.flatMap((one, index) => {
        const { data: named } = nameShape.safeParse(one)
        if (!named) onInvalidField(`result[${index}]`, 'is left out: it has no name')
        return named?.name.slice(0, 200) ?? []
      })
      return [...new Set(names)].slice(0, MAX_NAMES)
    },
    maxBytes: MAX_NAME_BYTES,
  })
  return async (prefix: string, context: PageContext): Promise<Completions> => {
    const asked = () => ask(address({ prefix }))
    const { answer, error } = await reported('SearchService::fetchTypeAheadResults', asked, context)
    return { names: answer ?? [], error }
  }
}

/** Asks, and says in the log what failed, in the words that those who watch the site know. */
export async function reported<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  { askService }: Pick<PageContext, 'askService'>,
): Promise<{ answer?: Answer; error?: string }> {
  let failure: Error | undefined
  const answer = await askService(what, ask, (error) => {
    failure = error
    return `${what} ${error.message}`
  })
  return failure ? { error: failure.message } : { answer }
}
