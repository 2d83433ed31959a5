import type { Change } from '#engine/host.ts'
import { DamagedError, jsonOf, texts } from './bytes.ts'
import type { Database } from './database.ts'

/**
 * Says where changes are noted: those that visitors see, and those that people see who are shown drafts. So many of each
 * are kept by name: a preview that missed more reads all anew.
 */
const OUTBOXES = {
  published: { table: 'change', key: 'revision', kept: 6000 },
  preview: { table: 'preview_change', key: 'preview_revision', kept: 500 },
} as const

export type Outbox = keyof typeof OUTBOXES

interface Row {
  revision: number
  uid: string
  content_type: string
  before: string | null
  after: string | null
  paths: string
}

/** Whoever followed an earlier store is to see that this is another one. @param from any number */
export function beginOutboxes(db: Database, from: number): void {
  for (const { key } of Object.values(OUTBOXES)) db.run('INSERT INTO meta VALUES (?, ?)', key, from)
}

/** As text: what is no number of JavaScript is read as another one, or not at all. */
const VALUE = 'CAST(CAST(value AS TEXT) AS BLOB) AS value'

/** @throws DamagedError for a revision that cannot grow by one */
export const revisionOf = (db: Database, outbox: Outbox): number =>
  numberOf(db.value(`SELECT ${VALUE} FROM meta WHERE key = '${OUTBOXES[outbox].key}'`))

function numberOf(value: string | undefined): number {
  const revision = Number(value ?? 0)
  if (Number.isSafeInteger(revision + 1) && revision >= 0) return revision
  throw new DamagedError(`The revision of the content store is ${value}.`)
}

/** Changes after a revision, oldest first; none when the next one is no longer known by name, or was damaged. */
export function changesAfter(db: Database, outbox: Outbox, since: number, limit: number): Change[] {
  const columns = texts('uid', 'content_type', 'before', 'after', 'paths')
  try {
    const rows = db.all<Row>(
      `SELECT revision, ${columns} FROM ${OUTBOXES[outbox].table} WHERE revision > ? ORDER BY revision LIMIT ?`,
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
export function noteChange(
  db: Database,
  outbox: Outbox,
  { uid, contentType, before, after, paths }: Omit<Change, 'revision'>,
): void {
  const { table, kept } = OUTBOXES[outbox]
  const revision = nextRevision(db, outbox)
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  db.run(
    `INSERT INTO ${table} VALUES (?, ?, ?, ?, ?, ?)`,
    revision,
    uid,
    contentType,
    json(before),
    json(after),
    JSON.stringify(paths),
  )
  db.run(`DELETE FROM ${table} WHERE revision <= ?`, revision - kept)
}

/**
 * Notes that more has changed than is worth naming: what was known by name is forgotten, and who follows starts over.
 *
 * @param outbox absent: for visitors and for those who are shown drafts
 */
export function noteEverything(db: Database, outbox?: Outbox): void {
  for (const one of outbox ? [outbox] : (Object.keys(OUTBOXES) as Outbox[])) {
    nextRevision(db, one)
    db.run(`DELETE FROM ${OUTBOXES[one].table}`)
  }
}

const nextRevision = (db: Database, outbox: Outbox): number =>
  numberOf(db.value(`UPDATE meta SET value = value + 1 WHERE key = '${OUTBOXES[outbox].key}' RETURNING ${VALUE}`))
