import type { Ref } from '../lists/rows.ts'
import type { Rows, SqlRow } from './sql.ts'

/** What somebody said of a field of an entry, or an answer to it. */
export interface Comment {
  id: number
  /** What it answers; null: it begins a thread. */
  thread: number | null
  /** Of the first of a thread: its field, by the path in the file, and by what that is known again. */
  place: string | null
  anchor: string | null
  /** Who said it: id, and as they are called. */
  person: string
  called: string
  /** In milliseconds. */
  at: number
  /** Empty: it was deleted. */
  words: string
  /** Of the first of a thread: who resolved it; null: it is open. */
  resolved: string | null
}

const COLUMNS = 'id, thread, place, anchor, person, called, at, words, resolved'

/** Comments at fields of entries. They are no part of the content. */
export class CommentTable {
  readonly #sql: Rows

  constructor(sql: Rows) {
    this.#sql = sql
  }

  /** Oldest first. */
  async list({ type, uid }: Ref): Promise<Comment[]> {
    const found = await this.#sql.rows(
      `SELECT ${COLUMNS} FROM studio_comment WHERE type = $1 AND uid = $2 ORDER BY id`,
      ...[type, uid],
    )
    return found.map(commentOf)
  }

  async get({ type, uid }: Ref, id: number): Promise<Comment | undefined> {
    const [found] = await this.#sql.rows(
      `SELECT ${COLUMNS} FROM studio_comment WHERE type = $1 AND uid = $2 AND id = $3`,
      ...[type, uid, id],
    )
    return found && commentOf(found)
  }

  async add({ type, uid }: Ref, comment: Omit<Comment, 'id' | 'resolved'>): Promise<void> {
    const { thread, place, anchor, person, called, at, words } = comment
    await this.#sql.rows(
      `INSERT INTO studio_comment (type, uid, thread, place, anchor, person, called, at, words)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      ...[type, uid, thread, place, anchor, person, called, at, words],
    )
  }

  /** Says where a thread is now, who resolved it, and what its first comment says. */
  async change({ type, uid }: Ref, { id, place, anchor, words, resolved }: Comment): Promise<void> {
    await this.#sql.rows(
      `UPDATE studio_comment SET place = $4, anchor = $5, words = $6, resolved = $7
        WHERE type = $1 AND uid = $2 AND id = $3`,
      ...[type, uid, id, place, anchor, words, resolved],
    )
  }

  /** Removes a comment, with its answers. */
  async remove({ type, uid }: Ref, id: number): Promise<void> {
    await this.#sql.rows(
      'DELETE FROM studio_comment WHERE type = $1 AND uid = $2 AND (id = $3 OR thread = $3)',
      ...[type, uid, id],
    )
  }

  /** A text that is another one when anything was said, resolved or deleted. */
  async revision({ type, uid }: Ref): Promise<string> {
    const [found] = await this.#sql.rows(
      `SELECT count(*) AS count, coalesce(max(id), 0) AS newest,
        coalesce(sum(CASE WHEN resolved IS NULL THEN 0 ELSE id END), 0) AS resolved,
        coalesce(sum(length(words)), 0) AS size FROM studio_comment WHERE type = $1 AND uid = $2`,
      ...[type, uid],
    )
    const { count, newest, resolved, size } = found as SqlRow
    return [count, newest, resolved, size].map(Number).join('.')
  }

  /** Uids of entries with open threads, those that were spoken of last first. */
  async openOnes(limit: number): Promise<string[]> {
    const found = await this.#sql.rows<{ uid: string }>(
      `SELECT uid, max(id) AS newest FROM studio_comment WHERE thread IS NULL AND resolved IS NULL
        GROUP BY uid ORDER BY newest DESC LIMIT $1`,
      limit,
    )
    return found.map(({ uid }) => uid)
  }
}

const commentOf = (row: SqlRow): Comment => ({
  ...(row as unknown as Comment),
  id: Number(row.id),
  thread: row.thread === null ? null : Number(row.thread),
  at: Number(row.at),
})
