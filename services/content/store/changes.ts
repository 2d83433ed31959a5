import type { Change } from '#engine/host.ts'
import { DamagedError, jsonOf, texts } from './bytes.ts'
import type { Database } from './database.ts'

/** So many changes are kept by name. */
const KEPT_CHANGES = 6000

interface Row {
  revision: number
  uid: string
  content_type: string
  before: string | null
  after: string | null
  paths: string
}

/** @throws DamagedError for a revision that cannot grow by one */
export function revisionOf(db: Database): number {
  // As text: what is no number of JavaScript is read as another one, or not at all.
  const row = db.first<{ value: string }>(
    `SELECT CAST(CAST(value AS TEXT) AS BLOB) AS value FROM meta WHERE key = 'revision'`,
  )
  const revision = Number(row?.value ?? 0)
  if (Number.isSafeInteger(revision + 1) && revision >= 0) return revision
  throw new DamagedError(`The revision of the content store is ${row?.value}.`)
}

/** Changes after a revision, oldest first; none when the next one is no longer known by name, or was damaged. */
export function changesAfter(db: Database, since: number, limit: number): Change[] {
  const columns = texts('uid', 'content_type', 'before', 'after', 'paths')
  try {
    const rows = db.all<Row>(
      `SELECT revision, ${columns} FROM change WHERE revision > ? ORDER BY revision LIMIT ?`,
      since,
      limit,
    )
    return rows[0]?.revision === since + 1 ? rows.map(changeOf) : []
  } catch (error) {
    if (error instanceof DamagedError) return []
    throw error
  }
}

const changeOf = ({ revision, uid, content_type: contentType, before, after, paths }: Row): Change => ({
  revision,
  uid,
  contentType,
  before: before === null ? null : jsonOf(before),
  after: after === null ? null : jsonOf(after),
  paths: jsonOf(paths),
})

/** Notes one change; the revision grows by one. The oldest are forgotten. */
export function noteChange(db: Database, { uid, contentType, before, after, paths }: Omit<Change, 'revision'>): void {
  const revision = nextRevision(db)
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  db.run(
    'INSERT INTO change VALUES (?, ?, ?, ?, ?, ?)',
    revision,
    uid,
    contentType,
    json(before),
    json(after),
    JSON.stringify(paths),
  )
  db.run('DELETE FROM change WHERE revision <= ?', revision - KEPT_CHANGES)
}

/** Notes that more has changed than is worth naming: what was known by name is forgotten, and who follows starts over. */
export function noteEverything(db: Database): void {
  nextRevision(db)
  db.run('DELETE FROM change')
}

function nextRevision(db: Database): number {
  db.run("UPDATE meta SET value = value + 1 WHERE key = 'revision'")
  return revisionOf(db)
}
