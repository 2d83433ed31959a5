import type { Connection } from './database/connection.ts'
import type { KnownFile } from './three-way.ts'

/**
 * Returns what the database holds of its files, and of those that others have deleted.
 *
 * @param paths of the files that are asked for; absent: all
 */
export async function knownFiles(db: Connection, paths?: readonly string[]): Promise<Map<string, KnownFile>> {
  const rows = await db.rows<{ path: string; sha256: string | null; base: string | null }>(
    `SELECT path, sha256, base FROM file
      WHERE (sha256 IS NOT NULL OR base IS NOT NULL) AND ($1::text[] IS NULL OR path = ANY($1))`,
    paths ?? null,
  )
  return new Map(rows.map(({ path, sha256, base }) => [path, { sha256: sha256 ?? undefined, base: base ?? undefined }]))
}
