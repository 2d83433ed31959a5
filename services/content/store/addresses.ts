import { trimPath } from '#engine/content/paths.ts'
import type { Address, PathMatch } from '#engine/contract/ports/content.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const MAX_MOVES = 16

/** What stands at an address: of several entries the highest in rank, else the place to which the address has moved. */
export function addressOf(db: Database, catalogue: Catalogue, tables: Tables, asked: string): PathMatch | null {
  const path = trimPath(asked)
  const entry = entryAt(db, tables, path)
  if (entry) return { kind: 'entry', ...entry, path }
  const to = movedTo(db, tables, path)
  return to === null ? null : { kind: 'moved', to }
}

const entryAt = (db: Database, { path: table }: Tables, path: string) => {
  const found = db.first<{ uid: string; content_type: string }>(
    `SELECT uid, content_type FROM ${table} WHERE path = ? ORDER BY rank DESC LIMIT 1`,
    path,
  )
  return found && { uid: found.uid, contentType: found.content_type }
}

/** Follows hand-made redirects and former addresses to their end, so that a visitor is sent on once. */
function movedTo(db: Database, tables: Tables, path: string): string | null {
  const seen = new Set([path])
  let here = path
  let target: string | null = null
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const next =
      db.first<{ target: string }>('SELECT target FROM redirect WHERE path = ?', here)?.target ??
      formerly(db, tables, here)
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
  db.first<{ path: string | null }>(
    `SELECT p.path FROM former_path f JOIN ${table} p ON p.uid = f.uid WHERE f.path = ?`,
    path,
  )?.path ?? null

interface AddressRow {
  path: string
  uid: string
  content_type: string
  updated_at: string | null
  noindex: number
}

/** Every address with the entry shown there, by path. */
export function addresses(
  db: Database,
  { path: table }: Tables,
  { after = '', limit }: { after?: string; limit: number },
): Address[] {
  const rows = db.all<AddressRow>(
    `SELECT path, uid, content_type, updated_at, noindex FROM ${table} p WHERE path > ?
      AND NOT EXISTS (SELECT 1 FROM ${table} o WHERE o.path = p.path AND o.rank > p.rank)
      ORDER BY path LIMIT ?`,
    after,
    limit,
  )
  return rows.map(({ path, uid, content_type: contentType, updated_at: updatedAt, noindex }) => ({
    path,
    uid,
    contentType,
    updatedAt: updatedAt ?? undefined,
    noindex: noindex === 1,
  }))
}
