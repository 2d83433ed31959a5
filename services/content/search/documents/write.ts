import { crc32 } from 'node:zlib'
import type { StoredRecord } from '#engine/contract/ports/text-search.ts'
import { telling } from '#engine/search/stop-words.ts'
import { fold, type Word, wordsIn } from '#engine/search/words.ts'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { COLUMNS } from '../query/candidates.ts'
import { type IdParts, idRange } from './document-id.ts'
import { learnWords } from './vocabulary.ts'

/** What the index holds of an entry or a record. */
export interface IndexedDocument {
  /** Names what it comes from: `entry <uid>` or `file <path>`. */
  origin: string
  source: string
  kind: string
  rank: IdParts['rank']
  date?: string
  title: string
  keywords: readonly string[]
  description: string
  text: string
  /** Absent: an entry, which is read as it is. */
  record?: StoredRecord
  /** Where it stands: a path, or a whole address. */
  address: string
}

/** A text is indexed up to here. */
const MOST_CHARACTERS = 200_000
/** What is kept of a column for the order of results. */
const MOST_OF_COLUMN = 500
/** A word that stands so often in a document is what it is about. */
const OFTEN = 3

/** Takes a document into the index; what came from the same origin stays beside it. */
export function putDocument(db: Database, document: IndexedDocument): void {
  const { origin, address, source, kind, rank, date, title } = document
  const record = document.record ? JSON.stringify(document.record) : null
  const range = idRange({ rank, group: groupOf(db, source, kind), date })
  const last = db.first<{ id: number | null }>(
    'SELECT max(id) AS id FROM search_document WHERE id >= ? AND id < ?',
    range.from,
    range.from + range.length,
  )?.id
  const id = last === null || last === undefined ? range.from : last + 1
  const words = {
    title: telling(wordsIn(title)),
    keywords: telling(wordsIn(document.keywords.join(' '))),
    description: telling(wordsIn(document.description)),
    text: telling(wordsIn(document.text.slice(0, MOST_CHARACTERS))),
  }
  const columns = {
    title: stems(words.title),
    keywords: stems(words.keywords),
    description: stems(words.description),
    often: often([...words.description, ...words.text]),
    forms: forms([...words.title, ...words.keywords, ...words.description]),
  }
  db.run(
    'INSERT INTO search_document VALUES (?, ?, ?, ?, ?, ?, ?)',
    id,
    origin,
    address,
    title,
    [
      ...COLUMNS.map((column) => ` ${columns[column].slice(0, MOST_OF_COLUMN)} `),
      fold(title).replace(/\s+/g, ' '),
    ].join('\n'),
    record,
    sumOfDocument({ origin, title, record }),
  )
  const facets = `${sourceFacet(source)} ${kindFacet(kind)}`
  db.run(
    `INSERT INTO search_index (rowid, title, keywords, description, often, text, facets)
      VALUES (?, ?, ?, ?, ?, ?, ?)`,
    id,
    columns.title,
    columns.keywords,
    columns.description,
    columns.often,
    stems(words.text),
    facets,
  )
  db.run(
    'INSERT INTO search_title (rowid, title, keywords, facets) VALUES (?, ?, ?, ?)',
    id,
    columns.title,
    columns.keywords,
    facets,
  )
  db.run('INSERT INTO search_name (rowid, name) VALUES (?, ?)', id, plain(wordsIn(title)))
  learnWords(
    db,
    Object.values(words).flatMap((list) => list.map(({ word }) => word)),
  )
}

/** Takes all that came from one origin out of the index. @returns where it stood */
export function removeDocuments(db: Database, origin: string): string[] {
  const found = db.all<{ id: number; address: string }>(
    `SELECT id, ${texts('address')} FROM search_document WHERE origin = ?`,
    origin,
  )
  for (const { id } of found) removeDocument(db, id)
  return found.map(({ address }) => address)
}

/** Takes entries out of the index of which a record tells more. */
export function removeEntriesAt(db: Database, address: string): void {
  const query = 'SELECT id FROM search_document WHERE address = ? AND record IS NULL'
  if (!address.startsWith('/')) for (const { id } of db.all<{ id: number }>(query, address)) removeDocument(db, id)
}

/** True when something that stands at the address is found already. */
export const isIndexedAt = (db: Database, address: string): boolean =>
  db.first('SELECT 1 FROM search_document WHERE address = ? LIMIT 1', address) !== undefined

function removeDocument(db: Database, id: number): void {
  db.run('DELETE FROM search_index WHERE rowid = ?', id)
  db.run('DELETE FROM search_title WHERE rowid = ?', id)
  db.run('DELETE FROM search_name WHERE rowid = ?', id)
  db.run('DELETE FROM search_document WHERE id = ?', id)
}

const ENTRY = 'entry '
export const fileOrigin = (path: string): string => `file ${path}`
/** The origin of the document of an entry. */
export const entryOrigin = (uid: string): string => ENTRY + uid
export const uidOfOrigin = (origin: string): string => origin.slice(ENTRY.length)

/** Checksum of what readers read of a document. */
export const sumOfDocument = ({ origin, title, record }: { origin: string; title: string; record: string | null }) =>
  crc32([origin, title, record ?? ''].join('\0'))

export const sourceFacet = (source: string): string => `s_${source}`
export const kindFacet = (kind: string): string => `k_${kind}`

const stems = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(' ')
/** Words that are no stems, so that a word as it was typed is told from its other forms. */
const forms = (words: readonly Word[]): string =>
  words.flatMap(({ word, stem }) => (word === stem ? [] : word)).join(' ')
const plain = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ')

function often(words: readonly Word[]): string {
  const counts = new Map<string, number>()
  for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return [...counts].flatMap(([stem, count]) => (count >= OFTEN ? stem : [])).join(' ')
}

const groupOf = (db: Database, source: string, kind: string): number => {
  const known = () =>
    db.first<{ id: number }>('SELECT id FROM search_group WHERE source = ? AND kind = ?', source, kind)?.id
  const id = known()
  if (id !== undefined) return id
  db.run('INSERT INTO search_group (source, kind) VALUES (?, ?)', source, kind)
  return known() as number
}
