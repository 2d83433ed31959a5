import type { Entry } from 'atrium'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { loadEntries } from '../../store/rows/entries.ts'
import { PATH_ROW, type PathRow, readPathRow, sumOfPathRow } from '../../store/rows/path-row.ts'
import { PERSPECTIVES, type Perspective } from '../../store/tables.ts'
import { type DerivedPath, derivePaths, type PathSource } from './derive.ts'

/** These entries and all whose address depends on one of them, however far. */
export function dependentsOf(db: Database, uids: ReadonlySet<string>): Set<string> {
  const all = new Set(uids)
  for (const uid of all)
    for (const from_uid of db.column<string>(`SELECT ${texts('from_uid')} FROM path_edge WHERE to_uid = ?`, uid))
      all.add(from_uid)
  return all
}

const sourceOf = (
  db: Database,
  perspective: Perspective,
  fresh: ReadonlyMap<string, Entry> = new Map(),
): PathSource => {
  const tables = PERSPECTIVES[perspective]
  return {
    entry: (uid) => fresh.get(uid) ?? loadEntries(db, tables, [uid])[0] ?? null,
    path: (uid) => db.value<string | null>(`SELECT ${texts('path')} FROM ${tables.path} WHERE uid = ?`, uid) ?? null,
    isReferredBy: (uid, types) =>
      types.some(
        (type) =>
          db.first(`SELECT 1 FROM ${tables.reference} WHERE to_uid = ? AND from_type = ?`, uid, type) !== undefined,
      ),
  }
}

/** A published address that is to be stored otherwise. */
export interface PathChange extends DerivedPath {
  uid: string
  row: PathRow | null
}

/**
 * Computes published addresses. Nothing is written.
 *
 * @param fresh entries that were just stored
 * @returns those that are stored otherwise
 */
export function changedPaths(
  db: Database,
  catalogue: Catalogue,
  uids: ReadonlySet<string>,
  fresh: ReadonlyMap<string, Entry>,
): PathChange[] {
  const source = sourceOf(db, 'published', fresh)
  const derived = derivePaths(uids, source, catalogue)
  return [...uids].flatMap((uid) => {
    const { path, problem, isMeant, edges } = derived.get(uid) ?? NOWHERE
    const row = path ? pathRow(source.entry(uid) as Entry, path, catalogue) : null
    return isStored(db, uid, { row, problem, edges }) ? [] : [{ uid, path, problem, isMeant, edges, row }]
  })
}

const NOWHERE: DerivedPath = { path: null, problem: null, edges: new Set() }

function isStored(db: Database, uid: string, { row, problem, edges }: Omit<PathChange, 'uid' | 'path'>): boolean {
  if (String(storedRow(db, uid)) !== String(row)) return false
  const reason = db.value<string>(`SELECT ${texts('reason')} FROM path_problem WHERE uid = ?`, uid) ?? null
  if (reason !== problem) return false
  const to = db.column<string>(`SELECT ${texts('to_uid')} FROM path_edge WHERE from_uid = ?`, uid)
  return to.length === edges.size && to.every((uid) => edges.has(uid))
}

/**
 * Stores a published address, and keeps the one that was left, for redirects.
 *
 * @param placed uids whose address was stored in this run already: nobody had theirs before all of it was
 * @returns the one that was left
 */
export function settlePath(db: Database, change: PathChange, placed: Set<string>): string | null {
  const { uid, path, problem, isMeant, edges, row } = change
  const left = storedRow(db, uid)?.[2]
  if (left && left !== path && !placed.has(uid)) db.run('INSERT OR REPLACE INTO former_path VALUES (?, ?)', left, uid)
  placed.add(uid)
  if (row) putPath(db, 'published_path', row)
  else db.run('DELETE FROM published_path WHERE uid = ?', uid)
  for (const changed of new Set([left, path])) if (changed) noteShared(db, changed)
  db.run('DELETE FROM path_edge WHERE from_uid = ?', uid)
  for (const to of edges) db.run('INSERT INTO path_edge VALUES (?, ?)', uid, to)
  if (problem) db.run('INSERT OR REPLACE INTO path_problem VALUES (?, ?, ?, 0)', uid, problem, Number(isMeant ?? false))
  else db.run('DELETE FROM path_problem WHERE uid = ?', uid)
  return left && left !== path ? left : null
}

/**
 * Computes the addresses of the preview that differ from those below: of what is laid over, and what depends on it.
 *
 * @param laid the entries laid over: drafts over what is published, candidates over both
 * @returns the addresses with what there is to say of them, by uid
 */
export function settleLaidPaths(
  db: Database,
  catalogue: Catalogue,
  laid: 'draft' | 'candidate',
): Map<string, DerivedPath> {
  const { entry, path: table } = PERSPECTIVES[laid]
  db.run(`DELETE FROM ${table}`)
  const laidOver = [entry, ...(laid === 'candidate' ? ['candidate_gone'] : [])]
  const uids = new Set(laidOver.flatMap((name) => db.column<string>(`SELECT ${texts('uid')} FROM ${name}`)))
  const source = sourceOf(db, 'preview')
  const derived = derivePaths(dependentsOf(db, uids), source, catalogue)
  for (const [uid, { path }] of derived) putPath(db, table, pathRow(source.entry(uid) as Entry, path, catalogue))
  return derived
}

/**
 * Of several entries at one address the one of the highest rank is shown: one whose page yields to none, then the latest
 * published, on a tie the second version of a type, then the higher uid. What is not published yet comes first, for it
 * is previewed.
 */
const rankOf = ({ uid, contentType, publishDetails }: Entry, { types }: Catalogue): string => {
  const yields = types.get(contentType)?.page?.definition.yields
  return [yields ? 0 : 1, publishDetails?.time ?? '~', contentType.endsWith('_v2') ? 1 : 0, uid].join(' ')
}

const pathRow = (entry: Entry, path: string | null, catalogue: Catalogue): PathRow => {
  const noindex = Number((entry.metaPage as { noindex?: boolean } | undefined)?.noindex ?? false)
  return [entry.uid, entry.contentType, path, rankOf(entry, catalogue), entry.updatedAt ?? null, noindex]
}

/** Keeps account of addresses that several entries claim. */
function noteShared(db: Database, path: string): void {
  const isShared = db.all('SELECT 1 FROM published_path WHERE path = ? LIMIT 2', path).length > 1
  if (isShared) db.run('INSERT OR IGNORE INTO shared_path VALUES (?)', path)
  else db.run('DELETE FROM shared_path WHERE path = ?', path)
}

/** As it is stored; null when it is not, or damaged. */
function storedRow(db: Database, uid: string): PathRow | null {
  const [stored] = db.bytes<{ row: ArrayBuffer; sum: number }>(
    `SELECT ${PATH_ROW} AS row, p.sum FROM published_path p WHERE p.uid = ?`,
    uid,
  )
  return stored ? readPathRow(stored.row, stored.sum) : null
}

const putPath = (db: Database, table: 'published_path' | 'draft_path' | 'candidate_path', row: PathRow): void =>
  db.run(`INSERT OR REPLACE INTO ${table} VALUES (?, ?, ?, ?, ?, ?, ?)`, ...row, sumOfPathRow(row))
