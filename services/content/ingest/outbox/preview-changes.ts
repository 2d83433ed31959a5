import type { Entry } from 'atrium'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { texts } from '../../store/bytes.ts'
import { noteEverything } from '../../store/changes.ts'
import type { Database } from '../../store/database.ts'
import { settleLaidPaths } from '../addresses/settle.ts'
import { noteChanges, seenNow } from './note-changes.ts'

/** So many are noted by name: a preview has read more anew sooner than it has dropped it one by one. */
const MAX_NAMED = 250
const UNSETTLED = 'unsettled'

/** Marks that addresses of the preview are to be brought up to date, by this run or by the next. */
export const noteUnsettled = (db: Database): void => db.run(`INSERT OR REPLACE INTO meta VALUES ('${UNSETTLED}', 1)`)

const isUnsettled = (db: Database): boolean => db.first(`SELECT 1 FROM meta WHERE key = '${UNSETTLED}'`) !== undefined

/** Collects in a run what those see differently who are shown drafts, and notes it at its end. */
export class PreviewChanges {
  readonly #db: Database
  readonly #before = new Map<string, Entry | null>()
  #addresses: Map<string, string | null> | undefined
  #isEverything: boolean

  constructor(db: Database) {
    this.#db = db
    // What a run has changed that did not come to its end is not known by name.
    this.#isEverything = isUnsettled(db)
  }

  /** To be told before an entry, or its address, is stored otherwise. */
  remember(uid: string): void {
    if (this.#isEverything || this.#before.has(uid)) return
    if (this.#before.size === MAX_NAMED) this.rememberNothing()
    else {
      this.#addresses ??= laidAddresses(this.#db)
      this.#before.set(uid, seenNow(this.#db, 'preview', uid))
    }
  }

  /** More changes than is worth naming. */
  rememberNothing(): void {
    this.#isEverything = true
    this.#before.clear()
  }

  /** Brings addresses of the preview up to date, which follow those that are published, and writes the outbox. */
  settle(catalogue: Catalogue): void {
    const db = this.#db
    if (!isUnsettled(db)) return
    db.transaction(() => {
      const addresses = this.#addresses ?? laidAddresses(db)
      settleLaidPaths(db, catalogue, 'draft')
      if (this.#isEverything) noteEverything(db, 'preview')
      else {
        this.#rememberMoved(addresses)
        noteChanges(db, 'preview', this.#before)
      }
      db.run(`DELETE FROM meta WHERE key = '${UNSETTLED}'`)
    })
    this.#before.clear()
    this.#addresses = undefined
    this.#isEverything = false
  }

  /** Entries that are as they were, and whose addresses are others: those above them have drafts. */
  #rememberMoved(before: ReadonlyMap<string, string | null>): void {
    const after = laidAddresses(this.#db)
    for (const uid of new Set([...before.keys(), ...after.keys()])) {
      if (this.#before.has(uid)) continue
      const below = () => publishedAddress(this.#db, uid)
      const was = before.has(uid) ? (before.get(uid) ?? null) : below()
      if (was === (after.has(uid) ? (after.get(uid) ?? null) : below())) continue
      const entry = seenNow(this.#db, 'preview', uid)
      if (entry) this.#before.set(uid, { ...entry, path: was })
    }
  }
}

const laidAddresses = (db: Database): Map<string, string | null> =>
  db.lookup(`SELECT ${texts('uid', 'path')} FROM draft_path`)

const publishedAddress = (db: Database, uid: string): string | null =>
  db.value<string | null>(`SELECT ${texts('path')} FROM published_path WHERE uid = ?`, uid) ?? null
