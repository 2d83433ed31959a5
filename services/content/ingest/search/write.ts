import { fold, telling, type Word, wordsIn } from '#engine/host.ts'
import type { StoredRecord } from '../../catalogue/engine-types.ts'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { dayOf, FIELD } from '../../store/search/block.ts'
import { startToken, sumOfDocument } from '../../store/search/document.ts'
import type { IndexWriter } from './index-writer.ts'
import { learnWords } from './vocabulary.ts'

/** Says what the index holds of an entry or a record. */
export interface IndexedDocument {
  /** Whose words are compared, BCP 47. */
  language: string
  /** Names what it comes from: `entry <uid>` or `file <path>`. */
  origin: string
  source: string
  kind: string
  /** 0: a page alone of its kind; 1: another page; 2: a record of another application. */
  rank: 0 | 1 | 2
  /** Its language, where it is another than that of the site. */
  lang?: string | undefined
  date?: string
  title: string
  keywords: readonly string[]
  description: string
  text: string
  /** Absent: an entry, which is read as it is. */
  record?: StoredRecord
  /** Its address: a path, or a whole one. */
  address: string
}

/** A text is indexed up to here. */
const MAX_CHARACTERS = 200_000
/** Says what is kept of a column for the order of results. */
const MAX_OF_COLUMN = 500
/** A word that is so often in a document is what it is about. */
const OFTEN_TIMES = 3

/** Takes a document into the index; what came from the same origin stays beside it. */
export function putDocument(db: Database, index: IndexWriter, document: IndexedDocument): void {
  const { origin, address, rank, date, title, language } = document
  const wordsOf = (text: string) => wordsIn(text, language)
  const toldIn = (text: string) => telling(wordsOf(text), language)
  const record = document.record ? JSON.stringify(document.record) : null
  const words = {
    title: toldIn(title),
    keywords: toldIn(document.keywords.join(' ')),
    description: toldIn(document.description),
    text: toldIn(document.text.slice(0, MAX_CHARACTERS)),
  }
  const columns = {
    title: stems(words.title),
    keywords: stems(words.keywords),
    description: stems(words.description),
    text: stems(words.text),
  }
  const id = index.add({
    group: groupOf(db, document),
    rank,
    day: dayOf(date),
    length: words.title.length,
    fields: fieldsOf(words),
    columns: [columns.title, columns.keywords, columns.description, columns.text],
    name: nameTokens(wordsOf(title)),
  })
  const ranked = [columns.title, columns.description, forms([...words.title, ...words.keywords, ...words.description])]
  db.run(
    'INSERT OR REPLACE INTO search_document VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    origin,
    address,
    title,
    [...ranked.map((column) => ` ${column.slice(0, MAX_OF_COLUMN)} `), fold(title).replace(/\s+/g, ' ')].join('\n'),
    record,
    sumOfDocument({ origin, title, record }),
  )
  learnWords(db, Object.values(words).flat())
}

type WordsByField = Record<'title' | 'keywords' | 'description' | 'text', readonly Word[]>

/** Where each word is, as bits of `FIELD`. */
function fieldsOf({ title, keywords, description, text }: WordsByField): Map<string, number> {
  const fields = new Map<string, number>()
  const note = (list: readonly Word[], field: number) => {
    for (const { stem } of list) fields.set(stem, (fields.get(stem) ?? 0) | field)
  }
  note(title, FIELD.title)
  note(keywords, FIELD.keywords)
  note(description, FIELD.description)
  note(text, 0)
  const counts = new Map<string, number>()
  for (const { stem } of [...description, ...text]) {
    const count = (counts.get(stem) ?? 0) + 1
    counts.set(stem, count)
    if (count === OFTEN_TIMES) fields.set(stem, (fields.get(stem) ?? 0) | FIELD.often)
  }
  return fields
}

function nameTokens(words: readonly Word[]): string {
  const [first, ...rest] = words.map(({ word }) => word)
  return first === undefined ? '' : [startToken(first), ...rest, first].join(' ')
}

/** Takes all that came from one origin out of the index. @returns where it stood */
export function removeDocuments(db: Database, index: IndexWriter, origin: string): string[] {
  const found = db.all<{ id: number; address: string }>(
    `SELECT id, ${texts('address')} FROM search_document WHERE origin = ?`,
    origin,
  )
  for (const { id } of found) removeDocument(db, index, id)
  return found.map(({ address }) => address)
}

/** Takes entries out of the index of which a record tells more. */
export function removeEntriesAt(db: Database, index: IndexWriter, address: string): void {
  const query = 'SELECT id FROM search_document WHERE address = ? AND record IS NULL'
  if (!address.startsWith('/')) for (const id of db.column<number>(query, address)) removeDocument(db, index, id)
}

/** Tells whether something at the address is found already. */
export const isIndexedAt = (db: Database, address: string): boolean =>
  db.first('SELECT 1 FROM search_document WHERE address = ? LIMIT 1', address) !== undefined

function removeDocument(db: Database, index: IndexWriter, id: number): void {
  index.remove(id)
  db.run('DELETE FROM search_document WHERE id = ?', id)
}

const stems = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(' ')
/** Words that are no stems, so that a word as it was typed is told from its other forms. */
const forms = (words: readonly Word[]): string =>
  words.flatMap(({ word, stem }) => (word === stem ? [] : word)).join(' ')

const groupOf = (db: Database, { source, kind, rank, lang = '' }: IndexedDocument): number => {
  const group = [source, kind, rank, lang]
  const known = () =>
    db.value<number>('SELECT id FROM search_group WHERE source = ? AND kind = ? AND rank = ? AND lang = ?', ...group)
  const id = known()
  if (id !== undefined) return id
  db.run('INSERT INTO search_group (source, kind, rank, lang) VALUES (?, ?, ?, ?)', ...group)
  return known() as number
}
