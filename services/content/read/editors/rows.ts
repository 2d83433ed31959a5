import type { Entry } from '#engine'
import { fold, nameOf, type Problem } from '#engine/host.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { jsonOf, texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { FORGET, NOTE_SEEN, RECHECK_REFERRERS } from './tables.ts'

/** `changed`: published, with a draft beside it. */
export type ListedState = 'published' | 'draft' | 'changed' | 'scheduled' | 'expired'

interface FileRow {
  folder: string
  name: string
  uid: string
  reports: string
}

interface EntryRow {
  uid: string
  published: string | null
  draft: string | null
  draft_file: string | null
  moments: string | null
  has_path: number
}

/** Of entries that site search does not find, so many characters of text are looked through. */
const MAX_WORDS = 4000

/**
 * Makes the rows of some entries again.
 *
 * @param uids may name entries that are gone
 */
export function relistEntries(db: Database, catalogue: Catalogue, uids: readonly string[], now: Date): void {
  const named = JSON.stringify(uids)
  const files = new Map<string, FileRow[]>()
  for (const file of db.all<FileRow>(
    `SELECT ${texts('f.folder', 'f.name', 'f.uid')}, CAST(coalesce(f.reports, '[]') AS BLOB) AS reports
      FROM json_each(?) u CROSS JOIN file f ON f.uid = u.value`,
    named,
  ))
    if (catalogue.types.has(file.folder)) files.set(file.uid, [...(files.get(file.uid) ?? []), file])
  const entries = new Map(db.all<EntryRow>(ENTRIES, named).map((row) => [row.uid, row]))
  const rows = [...files].map(([uid, own]) => rowOf(uid, own, entries.get(uid), now))
  db.attempt(() => {
    for (const statement of FORGET) db.run(statement, named)
    db.run(NOTE_SEEN, named)
    db.run(RECHECK_REFERRERS, named)
    db.run(
      `INSERT INTO listed SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
        value ->> 6, value ->> 7, NULL FROM json_each(?)`,
      JSON.stringify(rows),
    )
    db.run(
      'INSERT INTO listed_words SELECT value ->> 0, value ->> 8, value ->> 9 FROM json_each(?)',
      JSON.stringify(rows),
    )
  })
}

const ENTRIES = `
  SELECT CAST(u.value AS BLOB) AS uid, CAST(p.model AS BLOB) AS published, CAST(d.model AS BLOB) AS draft,
    CAST(d.file AS BLOB) AS draft_file,
    (SELECT CAST(json_group_array(m.at) AS BLOB) FROM moment m
      WHERE m.folder = substr(d.file, 1, instr(d.file, '/') - 1) AND m.name = substr(d.file, instr(d.file, '/') + 1)) AS moments,
    EXISTS (SELECT 1 FROM published_path a WHERE a.uid = u.value AND a.path IS NOT NULL) AS has_path
  FROM json_each(?) u LEFT JOIN published p ON p.uid = u.value LEFT JOIN draft d ON d.uid = u.value`

function rowOf(uid: string, files: readonly FileRow[], stored: EntryRow | undefined, now: Date) {
  const draft = stored?.draft ? jsonOf<Entry>(stored.draft) : undefined
  const published = stored?.published ? jsonOf<Entry>(stored.published) : undefined
  const entry = draft ?? published
  const newest = files.find(({ name }) => name.endsWith('.draft.json')) ?? files[0]
  const reports = jsonOf<Problem[]>(newest?.reports ?? '[]')
  const count = (severity: Problem['severity']) => reports.filter((report) => report.severity === severity).length
  const title = entry?.title ?? uid
  const isFound = published !== undefined && draft === undefined && stored?.has_path === 1
  const { state, at } = stateOf(stored, now)
  const folded = fold([title, entry ? nameOf(entry) : '', uid].join('\n'))
  const words = entry && !isFound ? fold(textOf(entry).slice(0, MAX_WORDS)) : ''
  return [
    ...[uid, entry?.contentType ?? files[0]?.folder, title, state, at, entry?.updatedAt ?? null],
    ...[count('error'), count('warning'), folded, words],
  ]
}

function stateOf(stored: EntryRow | undefined, now: Date): { state: ListedState; at: string | null } {
  if (!stored?.draft) return { state: stored?.published ? 'published' : 'draft', at: null }
  if (stored.published) return { state: 'changed', at: null }
  const [from, until] = jsonOf<string[]>(stored.moments ?? '[]').sort()
  if (from === undefined || stored.draft_file?.endsWith('.draft.json')) return { state: 'draft', at: null }
  return now.toISOString() < from ? { state: 'scheduled', at: from } : { state: 'expired', at: until ?? from }
}

/** All words of an entry, without tags. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.replace(/<[^<>]*>/g, ' ')
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(' ') : ''
}
