import { fold, type Slice, wordsIn } from '#engine/host.ts'
import type { TextCompletions } from '../../catalogue/engine-types.ts'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { startToken } from '../../store/search/document.ts'
import { nearWords } from './near-words.ts'
import { phrase } from './resolve.ts'

const MAX_NAMES = 10
/** Titles may be alike: so many are read. */
const MAX_READ = 20
const MAX_CHARACTERS = 100
const MAX_WORDS = 6

/** Titles that begin with what was typed, then those that hold it; where there are none, what may have been meant. */
export async function completeName(db: Database, prefix: string, slice: Slice): Promise<TextCompletions> {
  const typed = wordsIn(prefix.slice(0, MAX_CHARACTERS))
    .map(({ word }) => word)
    .slice(0, MAX_WORDS)
  const last = typed.at(-1)
  if (last === undefined) return { names: [], words: { stems: [], beginnings: [], unknown: [] } }
  const names = namesLike(db, typed)
  const words = { stems: [], beginnings: [last], unknown: [] }
  if (names.length > 0) return { names, words }
  const meant: string[] = []
  for (const word of typed) {
    await slice.rest()
    meant.push(isKnown(db, word) ? word : (nearest(db, word) ?? word))
  }
  await slice.rest()
  return {
    names: meant.join() === typed.join() ? [] : namesLike(db, meant),
    words: { ...words, unknown: typed },
  }
}

function namesLike(db: Database, words: readonly string[]): string[] {
  const names = new Map<string, string>()
  const add = (match: string) => {
    const found = db.all<{ title: string }>(
      `SELECT ${texts('d.title')} FROM (SELECT rowid AS name FROM search_name WHERE search_name MATCH ? LIMIT ${MAX_READ}) n
        CROSS JOIN search_document d ON d.id = n.name & 0xffffffff`,
      match,
    )
    for (const { title } of found) if (!names.has(fold(title))) names.set(fold(title), title)
  }
  const [first = '', ...rest] = words
  add(`${phrase([startToken(first), ...rest])} *`)
  if (names.size < MAX_NAMES) add([...words.map((word) => phrase([word])), ''].join(' AND ').replace(/ AND $/, ' *'))
  return [...names.values()].slice(0, MAX_NAMES)
}

function nearest(db: Database, word: string): string | undefined {
  for (const [first] of nearWords(db, word)) if (first) return first.word
  return undefined
}

const isKnown = (db: Database, word: string): boolean =>
  db.first('SELECT 1 FROM search_name WHERE search_name MATCH ? LIMIT 1', `${phrase([word])} *`) !== undefined
