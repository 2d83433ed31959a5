import type { Rows, SqlRow } from './sql.ts'

/** A link by which people without account see drafts. Moments are in milliseconds. */
export interface Share {
  id: number
  /** Of its secret: the secret itself is kept nowhere. */
  hash: string
  /** Who made it: by which whoever signs people in knows them, and by which they sign. */
  personId: string
  person: string
  made: number
  until: number
  /** For whom it is. */
  note: string
  /** The one entry whose draft it shows, with its title then; null: all drafts. */
  entry: { type: string; uid: string; title: string } | null
  /** The language in which it is shown, beside the institution's own; null: that. */
  language: string | null
  /** As of when the site is shown; null: as it is. */
  at: number | null
  /** How often it was opened, and when last. */
  opened: number
  last: number | null
}

/** Links that are open. One that ends is removed. */
export class ShareTable {
  readonly #sql: Rows

  constructor(sql: Rows) {
    this.#sql = sql
  }

  /** Those whose time is not over, oldest first. */
  async open(now: number): Promise<Share[]> {
    return (await this.#sql.rows('SELECT * FROM studio_share WHERE ends > $1 ORDER BY id', now)).map(shareOf)
  }

  /** @returns its number */
  async add(given: Omit<Share, 'id' | 'opened' | 'last'>) {
    const { hash, personId, person, made, until, note, entry, language, at } = given
    const { type = null, uid = null, title = null } = entry ?? {}
    const [added] = await this.#sql.rows(
      `INSERT INTO studio_share (hash, person_id, person, made, ends, note, type, uid, title, language, moment, opened)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0) RETURNING id`,
      ...[hash, personId, person, made, until, note, type, uid, title, language, at],
    )
    return Number(added?.id)
  }

  /** Counts that it was opened. */
  async count(id: number, now: number): Promise<void> {
    await this.#sql.rows('UPDATE studio_share SET opened = opened + 1, last = $2 WHERE id = $1', id, now)
  }

  async remove(id: number): Promise<void> {
    await this.#sql.rows('DELETE FROM studio_share WHERE id = $1', id)
  }

  /** Removes those whose time is over. */
  async trim(now: number): Promise<void> {
    await this.#sql.rows('DELETE FROM studio_share WHERE ends <= $1', now)
  }
}

const shareOf = (row: SqlRow): Share => {
  const number = (name: string) => (row[name] === null ? null : Number(row[name]))
  const text = (name: string) => String(row[name])
  const language = row.language === null ? null : text('language')
  return {
    ...{ id: Number(row.id), hash: text('hash'), personId: text('person_id'), person: text('person') },
    ...{ made: Number(row.made), until: Number(row.ends), note: text('note'), language, at: number('moment') },
    entry: row.uid === null ? null : { type: text('type'), uid: text('uid'), title: text('title') },
    ...{ opened: Number(row.opened), last: number('last') },
  }
}
