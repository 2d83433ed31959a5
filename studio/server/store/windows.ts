import type { Ref } from '../lists/rows.ts'
import type { Rows, SqlRow } from './sql.ts'

/** A window of somebody's browser that has an entry open. */
export interface Window {
  /** Its session, by a name that no other studio gives, and its own name in it. */
  session: string
  name: string
  type: string
  uid: string
  /** Who has it open: id, and as they are called. */
  person: string
  called: string
  /** Since when, and when it was heard of last; in milliseconds. */
  began: number
  seen: number
  /** Since when it edits the entry alone, and when it changed it last; null: it does not. */
  held: number | null
  changed: number | null
}

/** A window counts as closed when nothing was heard of it for so long, in milliseconds. */
export const GONE_AFTER = 30_000
/** What is known to be open is written down again after so long. */
const SEEN_AGAIN = 10_000
/** Whoever has not changed anything for so long does not keep others from editing. */
export const IDLE_AFTER = 5 * 60_000
/** So many windows of one session are known, and of all; of more those that were heard of last. */
export const MOST_OF_SESSION = 24
const MOST_OF_ALL = 1000

/** Windows that have an entry open. One that is not heard of again goes by itself. */
export class WindowTable {
  readonly #sql: Rows

  constructor(sql: Rows) {
    this.#sql = sql
  }

  /** Notes that a window is open, and forgets those that are not any more. */
  async seen({ session, name, type, uid, person, called, seen }: Omit<Window, 'began' | 'held' | 'changed'>) {
    await this.#sql.rows('DELETE FROM studio_window WHERE seen < $1', seen - GONE_AFTER)
    await this.#sql.rows(
      `INSERT INTO studio_window (session, name, type, uid, person, called, began, seen)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
        ON CONFLICT (session, name) DO UPDATE SET seen = $8 WHERE studio_window.seen < $9`,
      ...[session, name, type, uid, person, called, seen, seen, seen - SEEN_AGAIN],
    )
    await this.#sql.rows(
      `DELETE FROM studio_window WHERE session = $1 AND name NOT IN (
        SELECT name FROM studio_window WHERE session = $1 ORDER BY seen DESC, began DESC LIMIT $2)`,
      ...[session, MOST_OF_SESSION],
    )
  }

  /** All that are open. */
  async open(now: number): Promise<Window[]> {
    const found = await this.#sql.rows(
      'SELECT * FROM studio_window WHERE seen >= $1 ORDER BY began, session, name LIMIT $2',
      ...[now - GONE_AFTER, MOST_OF_ALL],
    )
    return found.map(windowOf)
  }

  /** The window that edits an entry. */
  async holder({ type, uid }: Ref, now: number): Promise<Window | undefined> {
    const [found] = await this.#sql.rows(
      `SELECT * FROM studio_window WHERE type = $1 AND uid = $2 AND held IS NOT NULL AND seen >= $3 AND changed >= $4
        ORDER BY held DESC LIMIT 1`,
      ...[type, uid, now - GONE_AFTER, now - IDLE_AFTER],
    )
    return found && windowOf(found)
  }

  /** Has one window edit its entry, and no other. */
  async hold({ type, uid }: Ref, { session, name }: Pick<Window, 'session' | 'name'>, now: number): Promise<void> {
    await this.#sql.rows(
      `UPDATE studio_window SET held = NULL, changed = NULL
        WHERE type = $1 AND uid = $2 AND held IS NOT NULL AND NOT (session = $3 AND name = $4)`,
      ...[type, uid, session, name],
    )
    await this.#sql.rows(
      `UPDATE studio_window SET held = coalesce(held, $5), changed = $6
        WHERE type = $1 AND uid = $2 AND session = $3 AND name = $4`,
      ...[type, uid, session, name, now, now],
    )
  }

  /** @param name absent: all windows of the session */
  async closed(session: string, name?: string): Promise<void> {
    if (name === undefined) await this.#sql.rows('DELETE FROM studio_window WHERE session = $1', session)
    else await this.#sql.rows('DELETE FROM studio_window WHERE session = $1 AND name = $2', session, name)
  }
}

const numberOr = (value: unknown): number | null => (value === null ? null : Number(value))

const windowOf = (row: SqlRow): Window => ({
  ...(row as unknown as Window),
  began: Number(row.began),
  seen: Number(row.seen),
  held: numberOr(row.held),
  changed: numberOr(row.changed),
})
