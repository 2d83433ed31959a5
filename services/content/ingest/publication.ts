import type { Entry } from 'atrium'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { texts } from '../store/bytes.ts'
import { noteEverything } from '../store/changes.ts'
import type { Database } from '../store/database.ts'
import { distinctValues } from '../store/distinct.ts'
import { isStored, type Projection, putEntry, removeEntry } from '../store/rows/writer.ts'
import { REFERRER_EDGES, referrerEdge } from './addresses/derive.ts'
import { lookForMoves } from './addresses/moves.ts'
import { changedPaths, dependentsOf, settlePath } from './addresses/settle.ts'
import { noteChanges, seenNow } from './outbox/note-changes.ts'
import type { PreviewChanges } from './outbox/preview-changes.ts'
import { indexEntries, noteDue } from './search/entries.ts'

interface PublicationOptions {
  /** Note every change by name; otherwise only that much has changed. */
  named: boolean
  /** Uids whose address was stored in this run. */
  placed?: Set<string> | undefined
  /** Told of what is about to be another; absent: nothing is. */
  preview?: PreviewChanges
}

/**
 * One change of what is published, within one transaction: entries are put and taken out, then `settle` brings
 * addresses up to date and writes the outbox.
 */
export function beginPublication(
  db: Database,
  catalogue: Catalogue,
  { named, placed = new Set(), preview }: PublicationOptions,
) {
  const before = new Map<string, Entry | null>()
  const fresh = new Map<string, Entry>()
  /** Put again as they are stored: their addresses alone may be others. */
  const same = new Set<string>()
  const referredTo = new Set<string>()
  const referrerTypes = new Set(distinctValues(db, { table: 'path_edge', column: 'to_uid' }, REFERRER_EDGES))

  const present = (uid: string) => seenNow(db, 'published', uid)
  const remember = (uid: string) => {
    if (before.has(uid)) return
    preview?.remember(uid)
    before.set(uid, named ? present(uid) : null)
  }
  /** Those whose address asks who refers to them. */
  const noteReferred = (uid: string) => {
    if (referrerTypes.size === 0) return
    for (const { to_uid, from_type } of db.all<{ to_uid: string; from_type: string }>(
      `SELECT ${texts('to_uid', 'from_type')} FROM published_reference WHERE from_uid = ?`,
      uid,
    ))
      if (referrerTypes.has(referrerEdge(from_type))) referredTo.add(to_uid)
  }

  return {
    put(projection: Projection, isNew: boolean) {
      const { uid } = projection.entry
      const isSame = !isNew && isStored(db, projection)
      if (isSame) same.add(uid)
      else {
        if (isNew) {
          preview?.remember(uid)
          before.set(uid, null)
        } else remember(uid)
        noteReferred(uid)
        putEntry(db, projection, isNew)
        noteReferred(uid)
      }
      if (projection.choices) fresh.delete(uid)
      else fresh.set(uid, projection.entry)
    },
    remove(uid: string) {
      remember(uid)
      noteReferred(uid)
      removeEntry(db, 'published', uid)
      fresh.delete(uid)
    },
    /** Brings the address of an entry up to date that is stored as it was. */
    settleAgain(uid: string) {
      same.add(uid)
    },
    /** @returns uids of what is seen differently, or found elsewhere */
    settle(): string[] {
      const concerned = dependentsOf(db, new Set([...before.keys(), ...same, ...referredTo]))
      const changes = changedPaths(db, catalogue, concerned, fresh)
      for (const { uid } of changes) remember(uid)
      const left = changes.flatMap((change) => settlePath(db, change, placed) ?? [])
      if (changes.length > 0) lookForMoves(db)
      if (before.size === 0) return []
      const shared = uidsAt(db, [...left, ...changes.flatMap(({ path }) => path ?? [])])
      const indexed = [...new Set([...before.keys(), ...shared])]
      if (named) {
        const isRenamed = (uid: string) => before.get(uid)?.name !== present(uid)?.name
        indexEntries(db, catalogue, indexed, isRenamed)
        noteChanges(db, 'published', before)
      } else {
        noteDue(db, indexed)
        noteEverything(db)
      }
      return [...before.keys()]
    },
  }
}

/** All entries that claim one of the addresses: another one of them may be shown there now. */
const uidsAt = (db: Database, paths: readonly string[]): string[] =>
  db.column<string>(
    `SELECT ${texts('uid')} FROM published_path WHERE path IN (SELECT value FROM json_each(?))`,
    JSON.stringify(paths),
  )
