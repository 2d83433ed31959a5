import { fold } from '../base/words/fold.ts'
import { wordsIn } from '../base/words/words.ts'
import type { Entry } from '../contract/content/entry.ts'
import type {
  Address,
  Change,
  Condition,
  ContentStore,
  ContentTypeSchema,
  Found,
  PathMatch,
  Query,
  Scalar,
  Where,
} from '../contract/ports/content.ts'
import { OWN_SOURCE, type TextCompletions, type TextMatches, type TextQuery } from '../contract/ports/text-search.ts'

type Model = Record<string, unknown>

/** An entry as JSON, so that nobody changes it, beside what most questions need of it. */
interface Stored extends Pick<Entry, 'uid' | 'contentType' | 'path'> {
  json: string
}

/**
 * A content store in memory. It reads conditions in its own plain way, so that what the engine decides from its own
 * reading of them can be held against it.
 */
export class MemoryStore implements ContentStore {
  readonly #entries = new Map<string, Stored>()
  readonly #changes: Change[] = []
  readonly schemas = new Map<string, ContentTypeSchema>()
  /** Old addresses and where they lead now. */
  readonly moved = new Map<string, string>()
  /** The uids of each read. */
  reads: string[][] = []
  /** Whose words it compares. */
  language = 'en'

  constructor(...entries: Entry[]) {
    for (const entry of entries) this.publish(entry)
  }

  publish(entry: Entry): Change {
    return this.#note(entry.uid, entry)
  }

  unpublish(uid: string): Change {
    return this.#note(uid, null)
  }

  async get(uids: readonly string[]): Promise<Entry[]> {
    this.reads.push([...uids])
    return [...new Set(uids)].flatMap((uid) => this.entry(uid) ?? [])
  }

  async find(types: readonly string[], { where, sort = [], page }: Query): Promise<Found<Entry>> {
    const all = this.#read(({ contentType }) => types.includes(contentType)).filter((entry) => satisfies(entry, where))
    all.sort((a, b) => {
      for (const { field, order } of sort) {
        const difference = compare(valuesAt(a, field)[0], valuesAt(b, field)[0], order === 'descending')
        if (difference !== 0) return difference
      }
      return a.uid < b.uid ? -1 : 1
    })
    const items = page ? all.slice((page.number - 1) * page.size, page.number * page.size) : all
    return { items, total: all.length }
  }

  async at(path: string): Promise<PathMatch | null> {
    const entry = [...this.#entries.values()].find((candidate) => candidate.path === path)
    if (entry) return { kind: 'entry', uid: entry.uid, contentType: entry.contentType, path }
    const to = this.moved.get(path)
    return to === undefined ? null : { kind: 'moved', to }
  }

  async paths({ after = '', limit }: { after?: string; limit: number }): Promise<Address[]> {
    return [...this.#entries.values()]
      .flatMap(({ path, uid, contentType }) =>
        path !== null && path > after ? [{ path, uid, contentType, noindex: false }] : [],
      )
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .slice(0, limit)
  }

  /** Entries in whose texts the whole term stands. */
  async search({ term, from, size }: TextQuery): Promise<TextMatches> {
    const folded = fold(term).trim()
    const hits = this.#read(({ path }) => path !== null)
      .filter((entry) => folded && fold(JSON.stringify(entry)).includes(folded))
      .map(({ uid, contentType: kind }) => ({ uid, kind, source: OWN_SOURCE }))
    const words = { stems: wordsIn(term, this.language).map(({ stem }) => stem), beginnings: [], unknown: [] }
    return { hits: hits.slice(from, from + size), total: hits.length, kinds: [], sources: [], words }
  }

  /** Names that begin so. */
  async complete(prefix: string): Promise<TextCompletions> {
    const names = this.#read(({ path }) => !!path).flatMap(({ name }) =>
      fold(name).startsWith(fold(prefix)) ? name : [],
    )
    return {
      names,
      words: { stems: [], beginnings: wordsIn(prefix, this.language).map(({ word }) => word), unknown: [] },
    }
  }

  schema = async (type: string) => this.schemas.get(type) ?? null
  revision = async () => this.#changes.length
  changes = async (since: number, limit?: number) => this.#changes.slice(since, limit && since + limit)

  /** Returns what stands there now, without a read. */
  entry(uid: string): Entry | null {
    const stored = this.#entries.get(uid)
    return stored === undefined ? null : JSON.parse(stored.json)
  }

  #read(isWanted: (stored: Stored) => boolean): Entry[] {
    return [...this.#entries.values()].filter(isWanted).map(({ json }) => JSON.parse(json))
  }

  #note(uid: string, after: Entry | null): Change {
    const before = this.#entries.get(uid)
    const { contentType = '', path = null } = after ?? before ?? {}
    const json = after && JSON.stringify(after)
    if (json) this.#entries.set(uid, { uid, contentType, path, json })
    else this.#entries.delete(uid)
    const change = {
      revision: this.#changes.length + 1,
      uid,
      contentType,
      // Few ask what was published: it is read when somebody does.
      get before(): Entry | null {
        return before ? JSON.parse(before.json) : null
      },
      get after(): Entry | null {
        return json && JSON.parse(json)
      },
      paths: [...new Set([before?.path, after?.path])].filter((path) => typeof path === 'string'),
    }
    this.#changes.push(change)
    return change
  }
}

/** Returns what stands at a dotted path, through lists; a reference is its uid. */
function valuesAt(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  if (value === undefined || value === null) return []
  if (path === '') return [typeof value === 'object' ? (value as Model).uid : value]
  const [name = '', ...rest] = path.split('.')
  const key = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return valuesAt((value as Model)[key], rest.join('.'))
}

function satisfies(entry: Entry, where: Where = {}): boolean {
  for (const [field, condition] of Object.entries(where)) {
    if (condition === undefined) continue
    if (field === 'or') {
      if (!(condition as readonly Where[]).some((branch) => satisfies(entry, branch))) return false
    } else if (!holds(valuesAt(entry, field), condition as Condition)) return false
  }
  return true
}

function holds(values: unknown[], condition: Condition): boolean {
  if (typeof condition !== 'object') return values.includes(condition)
  const { exists, not, in: allowed, ...bounds } = condition
  const within = (value: unknown) =>
    Object.entries(bounds).every(([bound, limit]) => {
      if (typeof value !== typeof limit) return false
      const difference = compare(value, limit, false)
      return { lt: difference < 0, lte: difference <= 0, gt: difference > 0, gte: difference >= 0 }[bound]
    })
  return (
    (exists === undefined || exists === values.length > 0) &&
    (not === undefined || !values.includes(not)) &&
    (allowed === undefined || values.some((value) => allowed.includes(value as Scalar))) &&
    (Object.keys(bounds).length === 0 || values.some(within))
  )
}

/** Missing values come last, whatever the order. */
function compare(a: unknown, b: unknown, isDescending: boolean): number {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1
  return (a as Scalar) < (b as Scalar) !== isDescending ? -1 : 1
}
