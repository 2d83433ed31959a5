import { attempt, type Problem } from '#engine/host.ts'
import { type Changes, hashOf, type WriteOptions } from '../source.ts'
import { isCountable } from './changes.ts'
import type { Connection } from './database/connection.ts'
import { ContentDatabaseError, isLockTimeout } from './database/errors.ts'
import { channelOf, lock } from './database/locks.ts'
import type { DirectoryFiles, DirectoryReader } from './directory/directory-files.ts'
import { knownFiles } from './known-files.ts'
import { compare, contestedProblem } from './three-way.ts'

/** Written with one statement. */
const BATCH_FILES = 200
const BATCH_BYTES = 4 * 1024 * 1024
/** So long nodes may be away and still be told what changed; afterwards they compare all they have. */
const KEPT = '30 days'
const KEPT_NODES = '7 days'

export interface Published {
  /** The revision that was made; null: nothing differed. */
  revision: number | null
  changed: number
  deleted: number
  /** Paths of files that others have written, which stay as they are. */
  theirs: string[]
  /** Paths that others have written and that were changed in the directory, too: then nothing is published. */
  contested: string[]
  /** Paths that could not be read; what the database holds of them stays. */
  unreadable: string[]
  /** Files that configure the site and are not valid; what the database holds of them stays. */
  refused: Problem[]
}

export interface PublishOptions {
  /** Files of the content directory. */
  files: DirectoryReader
  /** Holds what they are, where that is being found out already. */
  read?: Promise<DirectoryFiles>
  /** Name of this node, for those who look into the database. */
  node: string
  /** Hashes of files that were taken from the database. */
  pulled?: ReadonlyMap<string, string>
  /** Files that are not to be published, and why. */
  refused?: Problem[]
  /** True: nothing is done unless the database has never held content; then a directory without files is content, too. */
  onlyIfEmpty?: boolean
}

/**
 * Compares a content directory with the database and writes what differs as one revision: all of it or nothing, and
 * nothing where it would undo what others have written. One node at a time does so, and revisions become visible in the
 * order of their numbers.
 *
 * @throws ContentDatabaseError when another node publishes for too long
 */
export async function publish(db: Connection, options: PublishOptions): Promise<Published> {
  const { files, node, onlyIfEmpty, pulled = new Map(), refused = [] } = options
  const { hashes, unreadable } = await (options.read ?? files.read())
  const nothing: Published = { revision: null, changed: 0, deleted: 0, theirs: [], contested: [], unreadable, refused }
  const kept = [...unreadable, ...refused.map(({ file }) => file)]
  return whilePublishing(db, async () => {
    if (onlyIfEmpty && (await db.first('SELECT 1 FROM revision LIMIT 1'))) return nothing
    const difference = compare(hashes, await knownFiles(db), pulled)
    const [changed, gone, contested, theirs] = (['changed', 'gone', 'contested', 'theirs'] as const).map((kind) =>
      difference[kind].filter((path) => !isUnder(path, kept)),
    ) as [string[], string[], string[], string[]]
    if (contested.length > 0)
      return { ...nothing, theirs, contested, refused: [...refused, ...contested.map(contestedProblem)] }
    await db.rows('UPDATE file SET base = NULL WHERE path = ANY($1)', difference.settled)
    if (changed.length + gone.length === 0 && !onlyIfEmpty) return { ...nothing, theirs }
    const options = {
      node,
      changed,
      gone,
      isByOthers: false,
      bodyOf: (path: string) => attempt(() => files.body(path)),
    }
    const revision = await makeRevision(db, options)
    return { ...nothing, theirs, revision, changed: changed.length, deleted: gone.length }
  })
}

/**
 * Writes some files as one revision, whatever a content directory has of them. What is written so already is left.
 *
 * @returns false: a file is not as it was expected, and nothing is written
 * @throws ContentDatabaseError when another node publishes for too long
 */
export async function writeChanges(
  db: Connection,
  changes: Changes,
  { node, expected = new Map() }: { node: string; expected?: WriteOptions['expected'] },
): Promise<boolean> {
  const bodies = new Map([...changes].map(([path, text]) => [path, text === null ? undefined : Buffer.from(text)]))
  return whilePublishing(db, async () => {
    const known = await knownFiles(db, [...bodies.keys(), ...expected.keys()])
    const hashAt = (path: string) => known.get(path)?.sha256
    for (const [path, hash] of expected) if ((hashAt(path) ?? null) !== hash) return false
    const changed = [...bodies].flatMap(([path, body]) => (body && hashAt(path) !== hashOf(body) ? path : []))
    const gone = [...bodies].flatMap(([path, body]) => (!body && hashAt(path) !== undefined ? path : []))
    if (changed.length + gone.length > 0)
      await makeRevision(db, { node, changed, gone, isByOthers: true, bodyOf: (path) => bodies.get(path) })
    return true
  })
}

/** One transaction, while no other node is in one. */
async function whilePublishing<Result>(db: Connection, work: () => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction(async () => {
      await lock(db, 'publish')
      return work()
    })
  } catch (error) {
    if (isLockTimeout(error))
      throw new ContentDatabaseError('Another node is publishing, and takes long. Publish again in a moment.')
    throw error
  }
}

interface Revision {
  node: string
  /** Paths of files to write. */
  changed: readonly string[]
  gone: readonly string[]
  /** True: no content directory has them so. */
  isByOthers: boolean
  /** Undefined for a file that has gone meanwhile, which is left as it is. */
  bodyOf: (path: string) => Buffer | undefined
}

async function makeRevision(db: Connection, { node, changed, gone, isByOthers, bodyOf }: Revision): Promise<number> {
  const revision = await begin(db, node, changed.length, gone.length)
  for (const batch of batches(changed, bodyOf)) await write(db, revision, batch, isByOthers)
  await db.rows(
    `UPDATE file SET revision = $1, base = ${baseOf(isByOthers)}, sha256 = NULL, body = NULL WHERE path = ANY($2)`,
    revision,
    gone,
  )
  await forget(db, revision)
  await db.rows('SELECT pg_notify($1, $2)', channelOf(db), String(revision))
  return revision
}

const isUnder = (path: string, others: readonly string[]): boolean =>
  others.some((other) => other === '' || path === other || path.startsWith(`${other}/`))

async function begin(db: Connection, node: string, changed: number, deleted: number): Promise<number> {
  const newest = await db.first<{ revision: string }>('SELECT coalesce(max(revision), 0) AS revision FROM revision')
  if (!isCountable(Number(newest?.revision))) await countAgain(db)
  const made = await db.first<{ revision: string }>(
    `INSERT INTO revision (revision, node, changed, deleted)
      SELECT coalesce(max(revision), 0) + 1, $1::text, $2::int, $3::int FROM revision RETURNING revision`,
    node,
    changed,
    deleted,
  )
  return Number(made?.revision)
}

/** Nodes whose revision is not known any more compare all they have. */
async function countAgain(db: Connection): Promise<void> {
  await db.rows('DELETE FROM revision')
  await db.rows('UPDATE file SET revision = 0')
}

/** Files with their texts, so many at a time that memory stays small. */
function* batches(paths: readonly string[], bodyOf: Revision['bodyOf']): IterableIterator<Map<string, Buffer>> {
  let batch = new Map<string, Buffer>()
  let bytes = 0
  for (const path of paths) {
    const body = bodyOf(path)
    if (!body) continue
    batch.set(path, body)
    bytes += body.length
    if (batch.size < BATCH_FILES && bytes < BATCH_BYTES) continue
    yield batch
    batch = new Map()
    bytes = 0
  }
  if (batch.size > 0) yield batch
}

/** Returns what a content directory had published of a file, when it is written. */
const baseOf = (isByOthers: boolean): string => (isByOthers ? "coalesce(file.base, file.sha256, '')" : 'NULL')

const write = (
  db: Connection,
  revision: number,
  batch: ReadonlyMap<string, Buffer>,
  isByOthers: boolean,
): Promise<unknown> =>
  db.rows(
    `INSERT INTO file (path, revision, sha256, body, base)
      SELECT path, $1::bigint, sha256, body, ${isByOthers ? "''" : 'NULL'}
        FROM unnest($2::text[], $3::text[], $4::bytea[]) AS given (path, sha256, body)
      ON CONFLICT (path) DO UPDATE SET revision = excluded.revision, sha256 = excluded.sha256, body = excluded.body,
        base = ${baseOf(isByOthers)}`,
    revision,
    [...batch.keys()],
    [...batch.values()].map(hashOf),
    [...batch.values()],
  )

/** Revisions are known for a while, and with them what was deleted since the oldest of them. */
async function forget(db: Connection, revision: number): Promise<void> {
  await db.rows(`DELETE FROM revision WHERE published_at < now() - $1::interval AND revision < $2`, KEPT, revision)
  await db.rows(
    'DELETE FROM file WHERE sha256 IS NULL AND base IS NULL AND revision <= (SELECT min(revision) FROM revision)',
  )
  await db.rows(`DELETE FROM node WHERE seen < now() - $1::interval`, KEPT_NODES)
}
