import { type Entry, plainText } from 'atrium'
import { nameOf, type Problem, wordsIn } from '#engine/host.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { fileId, isDraftFile } from '../../source/files/file-names.ts'
import { jsonOf, texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import type { ListedState } from '../../store/listed.ts'
import { momentOf } from '../../store/moments.ts'

interface FileRow {
  folder: string
  name: string
  uid: string
  reports: string
}

interface EntryRow {
  uid: string
  published: string | null
  /** The file of what is published: that of a draft whose moment has come. */
  file: string | null
  draft: string | null
  moments: string | null
  has_path: number
}

/** Of entries that site search does not find, so many characters of text are looked through. */
const MAX_TEXT = 4000

/**
 * Makes the rows of some entries in editors' lists again, when all else of them is stored.
 *
 * @param uids may name entries that are gone
 */
export function relistEntries(db: Database, catalogue: Catalogue, uids: readonly string[], now: Date): void {
  if (uids.length === 0) return
  const named = JSON.stringify(uids)
  const files = new Map<string, FileRow[]>()
  for (const file of db.all<FileRow>(
    `SELECT ${texts('f.folder', 'f.name', 'f.uid')}, CAST(coalesce(f.reports, '[]') AS BLOB) AS reports
      FROM json_each(?) u CROSS JOIN file f ON f.uid = u.value`,
    named,
  ))
    if (catalogue.types.has(file.folder)) files.set(file.uid, [...(files.get(file.uid) ?? []), file])
  const entries = new Map(db.all<EntryRow>(ENTRIES, named).map((row) => [row.uid, row]))
  const rows = JSON.stringify(
    [...files].map(([uid, own]) => rowOf(uid, own, entries.get(uid), { now, language: catalogue.language })),
  )
  db.run(FORGET_WORDS, named)
  db.run(FORGET_BLOCKS, named)
  db.run(FORGET_FILES, named)
  const gone = uids.filter((uid) => !files.has(uid))
  if (gone.length > 0) db.run(FORGET, JSON.stringify(gone))
  db.run(PUT, rows)
  db.run(PUT_WORDS, rows)
  const found = (pattern: RegExp) =>
    JSON.stringify([...files.keys()].map((uid) => [uid, namesIn(entries.get(uid), pattern)]))
  db.run(PUT_BLOCKS, found(BLOCK))
  db.run(PUT_FILES, found(FILE))
}

const ENTRIES = `
  SELECT CAST(u.value AS BLOB) AS uid, CAST(p.model AS BLOB) AS published, CAST(p.file AS BLOB) AS file, CAST(d.model AS BLOB) AS draft,
    (SELECT CAST(json_group_array(m.at) AS BLOB) FROM moment m
      WHERE ${momentOf('d.file')}) AS moments,
    EXISTS (SELECT 1 FROM published_path a WHERE a.uid = u.value AND a.path IS NOT NULL) AS has_path
  FROM json_each(?) u LEFT JOIN published p ON p.uid = u.value LEFT JOIN draft d ON d.uid = u.value`

const FORGET_WORDS = `
  DELETE FROM listed_words WHERE rowid IN (SELECT l.id FROM json_each(?) u CROSS JOIN listed l ON l.uid = u.value)`
const FORGET_BLOCKS = 'DELETE FROM block_use WHERE uid IN (SELECT value FROM json_each(?))'
const FORGET_FILES = 'DELETE FROM file_use WHERE uid IN (SELECT value FROM json_each(?))'
const FORGET = 'DELETE FROM listed WHERE uid IN (SELECT value FROM json_each(?))'
const PUT = `
  INSERT INTO listed (uid, type, title, state, at, updated_at, errors, warnings)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
    FROM json_each(?) WHERE true
  ON CONFLICT (uid) DO UPDATE SET type = excluded.type, title = excluded.title, state = excluded.state, at = excluded.at,
    updated_at = excluded.updated_at, errors = excluded.errors, warnings = excluded.warnings`
/** In order: a full-text table writes a piece for each row that comes out of it. */
const PUT_WORDS = `
  INSERT INTO listed_words (rowid, title, name, text) SELECT l.id, given.value ->> 8, given.value ->> 9, given.value ->> 10
    FROM json_each(?) given CROSS JOIN listed l ON l.uid = given.value ->> 0 ORDER BY l.id`

const PUT_BLOCKS = `
  INSERT INTO block_use (block, uid) SELECT block.value, given.value ->> 0
    FROM json_each(?) given, json_each(given.value, '$[1]') block`

const PUT_FILES = `
  INSERT INTO file_use (address, uid) SELECT named.value, given.value ->> 0
    FROM json_each(?) given, json_each(given.value, '$[1]') named`

/** Matches the name of a block in a stored entry; in texts such quotation marks are escaped. */
const BLOCK = /"blockType":"(\w+)"/g

/** Matches the address of a file of the site, as a text or in a link within one. */
const FILE = /"(\/media\/[\w-]+(?:\.[\w-]+)+)/g

/** What of an entry a pattern finds, in its draft where there is one. */
const namesIn = ({ draft, published }: Partial<EntryRow> = {}, pattern: RegExp): string[] => [
  ...new Set([...(draft ?? published ?? '').matchAll(pattern)].map(([, name = '']) => name)),
]

function rowOf(
  uid: string,
  files: readonly FileRow[],
  stored: EntryRow | undefined,
  { now, language }: { now: Date; language: string },
) {
  const tokens = (text: string) =>
    wordsIn(text, language)
      .map(({ word }) => word)
      .join(' ')
  const draft = stored?.draft ? jsonOf<Entry>(stored.draft) : undefined
  const published = stored?.published ? jsonOf<Entry>(stored.published) : undefined
  const entry = draft ?? published
  const newest = files.find(isDraftFile) ?? files[0]
  const reports = jsonOf<Problem[]>(newest?.reports ?? '[]')
  const count = (severity: Problem['severity']) => reports.filter((report) => report.severity === severity).length
  const title = entry?.title ?? uid
  const isFound = published !== undefined && draft === undefined && stored?.has_path === 1
  const isDraft = newest !== undefined && isDraftFile(newest) && fileId(newest) !== stored?.file
  const { state, at } = stateOf(stored, isDraft, now)
  const name = entry ? nameOf(entry) : ''
  return [
    ...[uid, entry?.contentType ?? files[0]?.folder, title, state, at, entry?.updatedAt ?? null],
    ...[count('error'), count('warning'), tokens(title), tokens(`${name === title ? '' : name}\n${uid}`)],
    entry && !isFound ? tokens(textOf(entry).slice(0, MAX_TEXT)) : '',
  ]
}

/** @param hasDraft there is a file of one, also where it cannot be loaded */
function stateOf(
  stored: EntryRow | undefined,
  hasDraft: boolean,
  now: Date,
): { state: ListedState; at: string | null } {
  if (!stored?.draft) return { state: !stored?.published ? 'draft' : hasDraft ? 'changed' : 'published', at: null }
  const [from, until] = jsonOf<string[]>(stored.moments ?? '[]').sort()
  if (from === undefined) return { state: stored.published ? 'changed' : 'draft', at: null }
  return now.toISOString() < from ? { state: 'scheduled', at: from } : { state: 'expired', at: until ?? from }
}

/** All words of an entry, without tags. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return plainText(value)
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(' ') : ''
}
