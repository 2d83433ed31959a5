import { isContentPath } from '../files/content-path.ts'
import { hashOf } from '../source.ts'
import type { Connection } from './database/connection.ts'
import type { Position } from './directory/position.ts'

/** A file as the database has it: other nodes wrote it, and what it says is checked. */
export interface StoredFile {
  path: string
  /** Null: deleted. */
  sha256: string | null
  /** Bytes of its text. */
  size: number
}

/** Rows read at once, and bytes of texts. */
const ROWS_PER_READ = 5000
const BATCH_FILES = 200
const BATCH_BYTES = 8 * 1024 * 1024

/** The newest revision; undefined: the database holds no content. */
export async function newest(db: Connection): Promise<Position | undefined> {
  const row = await db.glance('SELECT revision, id FROM revision ORDER BY revision DESC LIMIT 1')
  return row && { revision: Number(row.revision), id: String(row.id) }
}

/** Tells whether one can be added to a number: no program of ours wrote another. */
export const isCountable = (revision: number): boolean => Number.isSafeInteger(revision + 1)

/** Tells whether everything that has changed since is known: also what was deleted. */
export const isKnown = async (db: Connection, { revision, id }: Position): Promise<boolean> =>
  isCountable(revision) &&
  (await db.first('SELECT 1 FROM revision WHERE revision = $1 AND id = $2', revision, id)) !== undefined

/**
 * Files that changed after a revision, with those that were deleted; without a revision all files that there are.
 *
 * @param onInvalid told of rows that are none of ours
 */
export async function* filesAfter(
  db: Connection,
  revision: number | undefined,
  onInvalid: (path: string) => void,
): AsyncIterableIterator<StoredFile> {
  const which = revision === undefined ? 'sha256 IS NOT NULL AND $3::bigint IS NULL' : 'revision > $3'
  for (let after = ''; ; ) {
    const rows = await db.rows(
      `SELECT path, sha256, coalesce(octet_length(body), 0) AS size FROM file
        WHERE path > $1 AND ${which} ORDER BY path LIMIT $2`,
      after,
      ROWS_PER_READ,
      revision ?? null,
    )
    for (const row of rows) {
      const file = storedFile(row)
      if (file) yield file
      else onInvalid(String(row.path))
    }
    if (rows.length < ROWS_PER_READ) return
    after = String(rows.at(-1)?.path)
  }
}

/** Null for a row that names no file of content, or is otherwise not what this program writes. */
export function storedFile({ path, sha256, size }: Record<string, unknown>): StoredFile | null {
  const isWhole =
    typeof path === 'string' &&
    isContentPath(path) &&
    (sha256 === null || (typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256))) &&
    typeof size === 'number'
  return isWhole ? { path, sha256: sha256 as string | null, size } : null
}

/**
 * The texts of files, some at a time.
 *
 * @param onInvalid told of files whose text is not the one that was written
 */
export async function* bodiesOf(
  db: Connection,
  files: readonly StoredFile[],
  onInvalid: (path: string) => void,
): AsyncIterableIterator<{ path: string; body: Buffer }> {
  for (const batch of batches(files)) {
    const rows = await db.rows<{ path: string; body: unknown }>(
      'SELECT path, body FROM file WHERE path = ANY($1)',
      batch.map(({ path }) => path),
    )
    const bodies = new Map(rows.map(({ path, body }) => [path, body]))
    for (const { path, sha256 } of batch) {
      const body = bodies.get(path)
      if (body instanceof Buffer && hashOf(body) === sha256) yield { path, body }
      else onInvalid(path)
    }
  }
}

/** The bytes of a file; null: there is none. */
export async function bodyAt(db: Connection, path: string): Promise<Buffer | null> {
  const row = await db.first<{ body: Buffer | null }>('SELECT body FROM file WHERE path = $1', path)
  return row?.body ?? null
}

function* batches(files: readonly StoredFile[]): IterableIterator<StoredFile[]> {
  let batch: StoredFile[] = []
  let bytes = 0
  for (const file of files) {
    batch.push(file)
    bytes += file.size
    if (batch.length < BATCH_FILES && bytes < BATCH_BYTES) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}
