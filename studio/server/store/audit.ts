import type { Passage, Sharing } from '../people/note.ts'
import type { Rows, SqlRow } from './sql.ts'
import type { VersionKind } from './versions.ts'

/** What was done beside an entry, which has no part of it. */
export type Beside = 'commented' | 'comment deleted' | 'comment resolved' | 'comment reopened' | 'taken over'

/** A line of the audit log: a write, or saves of one person one after the other, or that somebody came or went, or shared a preview. */
export interface AuditLine {
  id: number
  /** Moments of the first and the last of them, in milliseconds. */
  at: number
  until: number
  writes: number
  person: string
  what: Exclude<VersionKind, 'disk' | 'due'> | 'noted' | Beside | Passage | Sharing
  type: string
  uid: string
  note: string | null
  /** Of the text that the entry had then; null: none. */
  hash: string | null
}

/** Lines read at once. */
const PAGE = 500

/** Every write through the studio. Lines are added, and go when they are old. */
export class AuditTable {
  readonly #sql: Rows

  constructor(sql: Rows) {
    this.#sql = sql
  }

  /** @returns the number of the line */
  async add({ at, person, what, type, uid, note, hash }: Omit<AuditLine, 'id' | 'until' | 'writes'>): Promise<number> {
    const [added] = await this.#sql.rows(
      `INSERT INTO studio_audit (at, until, writes, person, what, type, uid, note, hash)
        VALUES ($1, $2, 1, $3, $4, $5, $6, $7, $8) RETURNING id`,
      ...[at, at, person, what, type, uid, note, hash],
    )
    return Number(added?.id)
  }

  /** Counts one more write of the same. */
  async addTo(id: number, { until, hash }: Pick<AuditLine, 'until' | 'hash'>): Promise<void> {
    await this.#sql.rows(
      'UPDATE studio_audit SET until = $2, hash = $3, writes = writes + 1 WHERE id = $1',
      ...[id, until, hash],
    )
  }

  /** Lines of writes from a moment up to another, oldest first. */
  async *each(from: number, to: number): AsyncGenerator<AuditLine> {
    for (let after = 0; ; ) {
      const page = await this.#sql.rows(
        'SELECT * FROM studio_audit WHERE id > $1 AND until >= $2 AND at < $3 ORDER BY id LIMIT $4',
        ...[after, from, to, PAGE],
      )
      for (const row of page) yield lineOf(row)
      if (page.length < PAGE) return
      after = Number(page.at(-1)?.id)
    }
  }

  /** Removes lines before a moment, and the oldest beyond a number. */
  async trim(before: number, most: number): Promise<void> {
    await this.#sql.rows(
      `DELETE FROM studio_audit WHERE until < $1 OR id <= (SELECT coalesce(max(id), 0) FROM studio_audit) - $2`,
      ...[before, most],
    )
  }
}

const lineOf = (row: SqlRow): AuditLine => ({
  ...(row as unknown as AuditLine),
  id: Number(row.id),
  at: Number(row.at),
  until: Number(row.until),
  writes: Number(row.writes),
})
