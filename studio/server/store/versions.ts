import type { Ref } from '../lists/rows.ts'
import type { Rows, SqlRow } from './sql.ts'

/** What made a version: a write of the studio, a schedule whose moment has come, or others who wrote into the content directory. */
export type VersionKind =
  | 'created'
  | 'saved'
  | 'published'
  | 'scheduled'
  | 'unpublished'
  | 'discarded'
  | 'removed'
  | 'due'
  | 'disk'

/** A version of an entry, without its text. */
export interface Version {
  id: number
  /** Moments of its first and its last write, in milliseconds. */
  began: number
  at: number
  /** Who wrote it, or set the schedule; null: others, who wrote into the content directory. */
  person: string | null
  what: VersionKind
  note: string | null
  /** Of its text; null: there is none, the entry was deleted. */
  hash: string | null
  /** Line of the audit log; null: the studio did not write it. */
  audit: number | null
}

/** A text as it is kept. */
export interface StoredText {
  hash: string
  /** Compressed. */
  body: Uint8Array
}

const COLUMNS = 'id, began, at, person, what, note, hash, audit'

/** Versions of entries, and their texts: each once. */
export class VersionTable {
  readonly #sql: Rows

  constructor(sql: Rows) {
    this.#sql = sql
  }

  /** Newest first. @param before a version; absent: from the newest on */
  async list({ type, uid }: Ref, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<Version[]> {
    const found = await this.#sql.rows(
      `SELECT ${COLUMNS} FROM studio_version WHERE type = $1 AND uid = $2 AND id < $3 ORDER BY id DESC LIMIT $4`,
      ...[type, uid, before, limit],
    )
    return found.map(versionOf)
  }

  async get({ type, uid }: Ref, id: number): Promise<Version | undefined> {
    const [found] = await this.#sql.rows(
      `SELECT ${COLUMNS} FROM studio_version WHERE type = $1 AND uid = $2 AND id = $3`,
      ...[type, uid, id],
    )
    return found && versionOf(found)
  }

  async add({ type, uid }: Ref, version: Omit<Version, 'id'>): Promise<void> {
    const { began, at, person, what, note, hash, audit } = version
    await this.#sql.rows(
      `INSERT INTO studio_version (type, uid, began, at, person, what, note, hash, audit)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      ...[type, uid, began, at, person, what, note, hash, audit],
    )
  }

  /** Writes a version anew; the text that it had goes where no other has it. */
  async change(ref: Ref, { id, at, person, what, note, hash, audit }: Version): Promise<void> {
    await this.#sql.rows(
      `UPDATE studio_version SET at = $4, person = $5, what = $6, note = $7, hash = $8, audit = $9
        WHERE type = $1 AND uid = $2 AND id = $3`,
      ...[ref.type, ref.uid, id, at, person, what, note, hash, audit],
    )
    await this.#sweep(ref)
  }

  async remove(ref: Ref, ids: readonly number[]): Promise<void> {
    for (const id of ids)
      await this.#sql.rows(
        'DELETE FROM studio_version WHERE type = $1 AND uid = $2 AND id = $3',
        ...[ref.type, ref.uid, id],
      )
    if (ids.length > 0) await this.#sweep(ref)
  }

  /** Keeps a text; one that is there stays. */
  async putText({ type, uid }: Ref, { hash, body }: StoredText): Promise<void> {
    await this.#sql.rows(
      `INSERT INTO studio_text (type, uid, hash, bytes, body) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (type, uid, hash) DO NOTHING`,
      ...[type, uid, hash, body.length, body],
    )
  }

  async text({ type, uid }: Ref, hash: string): Promise<Uint8Array | undefined> {
    const [found] = await this.#sql.rows<{ body: Uint8Array }>(
      'SELECT body FROM studio_text WHERE type = $1 AND uid = $2 AND hash = $3',
      ...[type, uid, hash],
    )
    return found?.body
  }

  /** Bytes of each text of an entry, by hash. */
  async sizes({ type, uid }: Ref): Promise<Map<string, number>> {
    const found = await this.#sql.rows('SELECT hash, bytes FROM studio_text WHERE type = $1 AND uid = $2', type, uid)
    return new Map(found.map(({ hash, bytes }) => [String(hash), Number(bytes)]))
  }

  /** Entries of more than one version, in order. @param after absent: from the first on */
  async entries(limit: number, after: Ref = { type: '', uid: '' }): Promise<Ref[]> {
    return this.#sql.rows<{ type: string; uid: string }>(
      `SELECT type, uid FROM studio_version WHERE type > $1 OR (type = $1 AND uid > $2)
        GROUP BY type, uid HAVING count(*) > 1 ORDER BY type, uid LIMIT $3`,
      ...[after.type, after.uid, limit],
    )
  }

  /** Bytes of all texts. */
  async bytes(): Promise<number> {
    const [found] = await this.#sql.rows('SELECT coalesce(sum(bytes), 0) AS bytes FROM studio_text')
    return Number(found?.bytes)
  }

  /** The oldest versions of all entries that are not the newest of theirs. */
  async oldest(limit: number): Promise<{ ref: Ref; version: Version }[]> {
    const found = await this.#sql.rows<SqlRow & Ref>(
      `SELECT type, uid, ${COLUMNS} FROM studio_version WHERE EXISTS (
        SELECT 1 FROM studio_version AS newer WHERE newer.type = studio_version.type AND newer.uid = studio_version.uid
          AND newer.id > studio_version.id) ORDER BY id LIMIT $1`,
      limit,
    )
    return found.map((row) => ({ ref: { type: row.type, uid: row.uid }, version: versionOf(row) }))
  }

  async #sweep({ type, uid }: Ref): Promise<void> {
    await this.#sql.rows(
      `DELETE FROM studio_text WHERE type = $1 AND uid = $2 AND hash NOT IN (
        SELECT hash FROM studio_version WHERE type = $1 AND uid = $2 AND hash IS NOT NULL)`,
      ...[type, uid],
    )
  }
}

const versionOf = (row: SqlRow): Version => ({
  ...(row as unknown as Version),
  id: Number(row.id),
  began: Number(row.began),
  at: Number(row.at),
  audit: row.audit === null ? null : Number(row.audit),
})
