import { trimPath } from 'atrium'
import type { Address, PathMatch } from '../catalogue/engine-types.ts'
import { DamagedRowsError, texts } from '../store/bytes.ts'
import type { Database, Value } from '../store/database.ts'
import { PATH_ROW, type PathRow, readPathRow } from '../store/rows/path-row.ts'
import type { Tables } from '../store/tables.ts'

const MAX_MOVES = 16

/** Returns what is shown at an address: of several entries the highest in rank, else the place to which the address has moved. */
export function addressOf(db: Database, tables: Tables, asked: string): PathMatch | null {
  const path = trimPath(asked)
  const entry = entryAt(db, tables, path)
  if (entry) return { kind: 'entry', ...entry, path }
  const to = movedTo(db, tables, path)
  return to === null ? null : { kind: 'moved', to }
}

const entryAt = (db: Database, { path: table }: Tables, path: string) => {
  const [found] = rows(db, `${table} p WHERE p.path = ? ORDER BY p.rank DESC LIMIT 1`, path)
  return found && { uid: found[0], contentType: found[1] }
}

/** @throws DamagedRowsError */
const rows = (db: Database, from: string, ...values: Value[]): PathRow[] =>
  db
    .bytes<{ row: ArrayBuffer; sum: number }>(`SELECT ${PATH_ROW} AS row, p.sum FROM ${from}`, ...values)
    .map(({ row, sum }) => readPathRow(row, sum) ?? damaged(row))

function damaged(row: ArrayBuffer): never {
  throw new DamagedRowsError([Buffer.from(row).toString().split('\0')[0] as string])
}

/** Follows hand-made redirects and former addresses to their end, so that a visitor is sent on once. */
function movedTo(db: Database, tables: Tables, path: string): string | null {
  const seen = new Set([path])
  let here = path
  let target: string | null = null
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const next =
      db.value<string>(`SELECT ${texts('target')} FROM redirect WHERE path = ?`, here) ?? formerly(db, tables, here)
    if (!next || seen.has(next)) return next ? null : target
    target = next
    seen.add(next)
    const [onward = ''] = next.split(/[?#]/)
    if (!next.startsWith('/') || entryAt(db, tables, trimPath(onward))) return target
    here = trimPath(onward)
  }
  return null
}

const formerly = (db: Database, { path: table }: Tables, path: string): string | null =>
  db.value<string | null>(
    `SELECT ${texts('p.path')} FROM former_path f JOIN ${table} p ON p.uid = f.uid WHERE f.path = ?`,
    path,
  ) ?? null

/** Every address with the entry shown there, by path. */
export const addresses = (
  db: Database,
  { path: table }: Tables,
  { after = '', limit }: { after?: string; limit: number },
): Address[] =>
  rows(
    db,
    `${table} p WHERE p.path > ?
      AND NOT EXISTS (SELECT 1 FROM ${table} o WHERE o.path = p.path AND o.rank > p.rank)
      ORDER BY p.path LIMIT ?`,
    after,
    limit,
  ).map(([uid, contentType, path, , updatedAt, noindex]) => ({
    path: path ?? '',
    uid,
    contentType,
    updatedAt: updatedAt ?? undefined,
    noindex: noindex === 1,
  }))
