import { fold, type Slice, wordsIn } from '#engine/host.ts'
import type { TextCompletions } from '../../catalogue/engine-types.ts'
import { jsonOf, texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { startToken } from '../../store/search/document.ts'
import { documentRows, documentsOf, groupOfDocument } from './documents.ts'
import { matchDocuments } from './match.ts'
import { nearWords } from './near-words.ts'
import { parseTerm } from './parse-term.ts'
import { phrase, typedUnits } from './resolve.ts'

const MAX_NAMES = 10
/** Titles are put in order, and may be alike: so many are read. */
const MAX_READ = 40
const MAX_CHARACTERS = 100
const MAX_WORDS = 6

/**
 * Titles that begin with what was typed, then those that hold it: among them those first whose word is meant more often,
 * since more documents hold it. After them pages whose texts hold it; where there is nothing, what may have been meant.
 */
export async function completeName(
  db: Database,
  language: string,
  prefix: string,
  slice: Slice,
): Promise<TextCompletions> {
  const words = wordsIn(prefix.slice(0, MAX_CHARACTERS), language).slice(0, MAX_WORDS)
  const typed = words.map(({ word }) => word)
  const last = words.at(-1)
  if (last === undefined) return { names: [], words: { stems: [], beginnings: [], unknown: [] } }
  const titles = titlesLike(db, language, typed)
  await slice.rest()
  const within =
    titles.length < MAX_NAMES
      ? await titlesOfTexts(db, language, {
          typed: words.map(({ word, spelling = word }) => spelling).join(' '),
          slice,
        })
      : []
  const found = distinct([...titles, ...within]).slice(0, MAX_NAMES)
  const sought = { stems: [last.stem], beginnings: [last.word], unknown: [] }
  if (found.length > 0) return { ...completionsOf(found), words: sought }
  const meant: string[] = []
  for (const word of typed) {
    await slice.rest()
    meant.push(isKnown(db, word) ? word : (nearest(db, word) ?? word))
  }
  await slice.rest()
  const likely = meant.join() === typed.join() ? [] : titlesLike(db, language, meant).slice(0, MAX_NAMES)
  return { ...completionsOf(likely), words: { ...sought, unknown: typed } }
}

/** Those in the language of the site first. */
function completionsOf(titles: readonly Named[]): Pick<TextCompletions, 'names' | 'languages'> {
  const foreign = titles.filter(({ lang }) => lang)
  const names = [...titles.filter(({ lang }) => !lang), ...foreign].map(({ title }) => title)
  return foreign.length > 0 ? { names, languages: new Map(foreign.map(({ title, lang }) => [title, lang])) } : { names }
}

/** Titles that hold words, the last of them from its beginning: those that begin so, then the others. */
function titlesLike(db: Database, language: string, words: readonly string[]): Named[] {
  const [first = '', ...rest] = words
  const begin = `${phrase([startToken(first), ...rest])} *`
  const hold = `${words.map((word) => phrase([word])).join(' AND ')} *`
  const last = words.at(-1) ?? ''
  const beginning = byMeaning(db, language, titlesThat(db, begin), last)
  return distinct(
    beginning.length < MAX_NAMES ? [...beginning, ...byMeaning(db, language, titlesThat(db, hold), last)] : beginning,
  )
}

interface Named {
  title: string
  /** Its language, where it is another than that of the site; else empty. */
  lang: string
}

interface Title extends Named {
  /** 0: a page alone of its kind; 1: another page; 2: a record of another application. */
  rank: number
}

const titlesThat = (db: Database, match: string): Title[] =>
  db
    .all<Omit<Title, 'lang'> & { id: number }>(
      `SELECT d.id, ${texts('d.title')}, n.name >> 48 AS rank
        FROM (SELECT rowid AS name FROM search_name WHERE search_name MATCH ? LIMIT ${MAX_READ}) n
        CROSS JOIN search_document d ON d.id = n.name & 0xffffffff`,
      match,
    )
    .map(({ id, ...title }) => ({ ...title, lang: languageOf(db, id) }))

const languageOf = (db: Database, id: number): string => groupOfDocument(documentsOf(db), id)?.lang ?? ''

/** Pages before records; of each those first whose word that begins so is in the most documents. */
function byMeaning(db: Database, language: string, titles: readonly Title[], beginning: string): Named[] {
  const stems = titles.map(
    ({ title }) => wordsIn(title, language).find(({ word }) => word.startsWith(beginning))?.stem ?? '',
  )
  const often = howOften(db, stems)
  return titles
    .map((title, at) => ({ ...title, often: often.get(stems[at] as string) ?? 0 }))
    .sort((a, b) => Number(a.lang !== '') - Number(b.lang !== '') || a.rank - b.rank || b.often - a.often)
}

/** How many documents hold each word, in bytes of their lists: only which is more counts. */
function howOften(db: Database, stems: readonly string[]): ReadonlyMap<string, number> {
  const found = db.value<string>(
    `SELECT CAST(json_group_array(json_array(word, size)) AS BLOB) AS sizes FROM (
      SELECT word, sum(length(documents)) AS size FROM search_word
        WHERE word IN (SELECT value FROM json_each(?)) GROUP BY word)`,
    JSON.stringify([...new Set(stems)]),
  )
  return new Map(jsonOf<[string, number][]>(found ?? '[]'))
}

/** Titles of the documents that hold all words as they were typed, wherever; the best first. */
async function titlesOfTexts(
  db: Database,
  language: string,
  { typed, slice }: { typed: string; slice: Slice },
): Promise<Named[]> {
  const documents = documentsOf(db)
  const wanted = Uint8Array.from(documents.groups, (group) => (group ? 1 : 0))
  const { units } = parseTerm(typed, language)
  const found = await typedUnits({ db, language, documents, wanted, slice }, units)
  const sought = found.flatMap((unit) =>
    unit?.postings ? [{ postings: unit.postings, weight: 1, length: unit.stems.length }] : [],
  )
  if (sought.length === 0 || sought.length < units.length) return []
  const options = { documents, wanted, least: sought.length, most: MAX_NAMES, today: 0, slice }
  const ids = [...(await matchDocuments(sought, options)).best.ids]
  const titles = new Map(documentRows<[id: number, title: string]>(db, 'id, title', ids))
  return ids.flatMap((id) => {
    const title = titles.get(id)
    return title === undefined ? [] : [{ title, lang: languageOf(db, id) }]
  })
}

/** Of titles that are alike the first. */
const distinct = (titles: readonly Named[]): Named[] => {
  const known = new Map<string, Named>()
  for (const one of titles) if (!known.has(fold(one.title))) known.set(fold(one.title), one)
  return [...known.values()]
}

function nearest(db: Database, word: string): string | undefined {
  for (const [first] of nearWords(db, word)) if (first) return first.word
  return undefined
}

const isKnown = (db: Database, word: string): boolean =>
  db.first('SELECT 1 FROM search_name WHERE search_name MATCH ? LIMIT 1', `${phrase([word])} *`) !== undefined
