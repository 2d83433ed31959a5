import type { Move } from '../../source/redirects/moves.ts'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'

/** Noted at once; the others in the next run. */
const MAX_MOVES = 10_000

/** Stores of which every address that was left is among the redirects of the content directory. */
const noted = new WeakSet<Database>()

/** Notes that redirects of the content directory may lack an address that was left. */
export const lookForMoves = (db: Database): void => void noted.delete(db)

/**
 * Addresses of published entries that were left, which nothing else has, and which the redirects of the content directory
 * do not have yet. They are kept in the store until then, and are lost with it.
 */
export function unnotedMoves(db: Database): Move[] {
  if (noted.has(db)) return []
  const moves = db.all<{ left: string; path: string }>(
    `SELECT CAST(f.path AS BLOB) AS left, ${texts('p.path')} FROM former_path f JOIN published_path p ON p.uid = f.uid
      WHERE p.path IS NOT NULL AND p.path <> f.path
        AND NOT EXISTS (SELECT 1 FROM published_path o WHERE o.path = f.path)
        AND NOT EXISTS (SELECT 1 FROM redirect r WHERE r.path = f.path) ORDER BY f.path LIMIT ${MAX_MOVES}`,
  )
  if (moves.length === 0) noted.add(db)
  return moves.map(({ left, path }) => ({ from: left, to: asTarget(path) }))
}

/** Signs that end the path of an address. */
const asTarget = (path: string): string => path.replace(/[%?#]/g, encodeURIComponent)
