import type { Connection } from './connection.ts'
import { ContentDatabaseError } from './errors.ts'
import { lock } from './locks.ts'

interface Migration {
  name: string
  /** The oldest version of the code that works with the tables after it: additions leave it as it was. */
  oldest: number
  sql: string
}

/**
 * How the tables came to be, oldest first; what was released is never changed. Nodes of two releases run side by side, so
 * a migration adds: what it takes away was used by no release since `oldest`.
 */
export const migrations: readonly Migration[] = [
  {
    name: 'files, revisions and nodes',
    oldest: 1,
    sql: `
      CREATE TABLE revision (
        revision bigint PRIMARY KEY, id uuid NOT NULL DEFAULT gen_random_uuid(),
        published_at timestamptz NOT NULL DEFAULT now(), node text NOT NULL, changed int NOT NULL, deleted int NOT NULL);
      CREATE TABLE file (
        path text COLLATE "C" PRIMARY KEY, revision bigint NOT NULL, sha256 text, body bytea,
        CHECK ((sha256 IS NULL) = (body IS NULL)));
      CREATE INDEX file_revision ON file (revision);
      CREATE TABLE node (
        name text PRIMARY KEY, revision bigint NOT NULL, seen timestamptz NOT NULL DEFAULT now());`,
  },
  {
    name: 'what a content directory had published before others wrote it',
    oldest: 1,
    sql: 'ALTER TABLE file ADD COLUMN base text;',
  },
]

interface State {
  version: number
  oldest: number
}

/** Migrations, and the table in which the database says which of them it has. Default: those of the content. */
export type Tables = [known?: readonly Migration[], table?: 'migration' | 'studio_migration']

/**
 * Brings the tables of the content database up to date. A database of a newer release is left as it is.
 *
 * @throws ContentDatabaseError when the database is of a release that this one does not understand
 */
export async function migrate(db: Connection, ...[known = migrations, table = 'migration']: Tables): Promise<void> {
  if ((await checked(db, known, table)).version >= known.length) return
  if (!(await db.first('SELECT 1 FROM pg_namespace WHERE nspname = $1', db.schema)))
    await db.rows(`CREATE SCHEMA IF NOT EXISTS "${db.schema}"`).catch(async (error: Error) => {
      // Two nodes at once: the other one made it.
      if (!(await db.first('SELECT 1 FROM pg_namespace WHERE nspname = $1', db.schema))) throw error
    })
  for (let done = false; !done; )
    done = await db.transaction(async () => {
      await lock(db, 'migrate')
      await db.rows(
        `CREATE TABLE IF NOT EXISTS ${table} (version int PRIMARY KEY, name text NOT NULL, oldest int NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
      )
      const { version } = await checked(db, known, table)
      const next = known[version]
      if (!next) return true
      await db.rows(next.sql)
      await db.rows(`INSERT INTO ${table} VALUES ($1, $2, $3)`, version + 1, next.name, next.oldest)
      return version + 1 >= known.length
    })
}

async function checked(db: Connection, known: readonly Migration[], table: string): Promise<State> {
  const { there } = (await db.first<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', table)) ?? {}
  if (!there) return { version: 0, oldest: 0 }
  const state = (await db.first<State>(
    `SELECT coalesce(max(version), 0) AS version, coalesce(max(oldest), 0) AS oldest FROM ${table}`,
  )) as State
  if (state.oldest > known.length)
    throw new ContentDatabaseError(
      `The content database has version ${state.version} of its tables, which needs a release that knows version ${state.oldest}; this one knows ${known.length}. Deploy a newer release.`,
    )
  return state
}
