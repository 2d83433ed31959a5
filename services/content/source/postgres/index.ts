import type { Log } from 'atrium'
import { problemText } from '#engine/host.ts'
import { requireContentPaths } from '../files/content-path.ts'
import { entryPaths, whyUnreadable } from '../files/listing.ts'
import type { Refusals } from '../files/refused-files.ts'
import type { WritableSource } from '../source.ts'
import { catchUp, type Exclusively } from './catch-up.ts'
import { bodyAt } from './changes.ts'
import { connectedToPublish, openTables, publishing } from './database/connected.ts'
import type { Connection } from './database/connection.ts'
import { ContentDatabaseError, messageOf } from './database/errors.ts'
import { keepConnection } from './database/kept.ts'
import { DirectoryReader } from './directory/directory-files.ts'
import { Replica } from './directory/replica.ts'
import { firstContact } from './first-contact.ts'
import { type Behind, type Following, followDatabase } from './follow.ts'
import { type Published, publish, writeChanges } from './publish.ts'
import { forgetPulled, readPulled } from './pulled.ts'
import { type Watch, watchForDatabase } from './watch.ts'

export { replicaDir } from './directory/replica.ts'
export type { Behind } from './follow.ts'
export type { Published } from './publish.ts'
export { pullDirectory } from './pull.ts'

/** Of files, on one connection. */
const READS_AT_ONCE = 100

export interface ContentDatabaseOptions {
  /** `postgres://…` */
  url: string
  /** Where files are published from, and where pictures, recordings and brand files are. */
  contentDir: string
  dataDir: string
  /** Says which files of a content directory are not published; absent: all are. */
  refusals?: Refusals
  /** Runs while no other process of the data directory runs what has the same name; absent: there is no other. */
  exclusively?: Exclusively | undefined
  now: () => Date
  log: Log
}

export interface PublishedDirectory extends Published {
  /** Why nothing was published: the directory cannot be read; null: it can. */
  missing: string | null
}

/**
 * Content that several machines share in one PostgreSQL database. Each has a content directory of its own. What is written
 * is not undone by a content directory that is published.
 */
export interface ContentDatabase extends WritableSource {
  /** Revision of the database that it shows. */
  revision(): number
  /** Null while the database answers. */
  behind(): Behind | null
  /** Times that the connection was lost or could not be made. */
  failures(): number
  /** Publishes what differs in the content directory; resolves when the directory of this node has it, too. */
  publish(): Promise<PublishedDirectory>
  /** Publishes changes of the content directory as they happen. */
  watch(): void
}

/**
 * Opens the content database for a node: fills it from the content directory where it has never held content, and brings
 * the directory of this node up to date. Without the database the directory serves as it is.
 *
 * @throws ContentDatabaseError when there is nothing to serve, and waiting does not help
 */
export async function openContentDatabase(options: ContentDatabaseOptions): Promise<ContentDatabase> {
  const { url, contentDir, dataDir, refusals, exclusively = (_, work) => work(), log } = options
  const replica = new Replica(dataDir, contentDir)
  const { directory, node } = replica
  const files = new DirectoryReader(contentDir)
  const fill = async (db: Connection) => {
    // A node that had content and meets an empty database has lost one, and its own content may be newer than this.
    if (replica.position || whyUnreadable(contentDir)) return
    const refused = await refusals?.(contentDir)
    if (refused?.length) throw new ContentDatabaseError(refused.map(problemText).join('\n'))
    const { revision, changed } = await publish(db, { files, node, onlyIfEmpty: true })
    if (revision !== null) log.info({ contentDir, changed }, `The content database was filled from ${contentDir}.`)
  }
  await firstContact({ url, replica, fill, exclusively, log })

  const reading = keepConnection(() => openTables(url, node), READS_AT_ONCE)
  const writing = keepConnection(() => openTables(url, `${node} publish`))
  let following: Following | undefined
  const look = () =>
    following ? following.look() : writing.using(async (db) => void (await catchUp(db, replica, exclusively, log)))
  let watch: Watch | undefined
  const publishFiles = async () => {
    const published = await publishDirectory({ url, contentDir, node, files, refusals })
    for (const report of published.refused)
      log.error({ ...report }, `${problemText(report)} What was published of it before stays.`)
    if (published.revision !== null)
      log.info({ ...published, unreadable: undefined, refused: undefined }, publishedLine(published))
    await look().catch((error) => {
      const what =
        published.revision === null ? 'Nothing had to be published' : `Published as revision ${published.revision}`
      throw new ContentDatabaseError(`${what}; this node does not show what is newest: ${messageOf(error)}.`, {
        cause: error,
      })
    })
    return published
  }
  return {
    directory,
    async list() {
      await look().catch(unreadable)
      return entryPaths(directory)
    },
    read: (path) => reading.using((db) => bodyAt(db, path)).catch(unreadable),
    async write(changes, { expected, by = node } = {}) {
      requireContentPaths([...changes.keys(), ...(expected?.keys() ?? [])])
      const write = (db: Connection) => writeChanges(db, changes, { node: by, expected })
      const isWritten = await publishing(() => writing.using(write))
      await look().catch((error) =>
        log.error({ error }, `What was written is in the content database, and not here yet: ${messageOf(error)}.`),
      )
      return isWritten
    },
    revision: () => replica.position?.revision ?? 0,
    behind: () => following?.behind() ?? null,
    failures: () => following?.failures ?? 0,
    follow(onChange) {
      const take = () => {
        watch?.published()
        return onChange()
      }
      following ??= followDatabase({ ...options, replica, exclusively, onChange: take })
    },
    publish: publishFiles,
    watch() {
      watch ??= watchForDatabase({ url, node, contentDir, publish: publishFiles, log })
    },
    async close() {
      await watch?.stop()
      await following?.stop()
      await Promise.all([reading.close(), writing.close()])
    },
  }
}

const unreadable = (error: unknown): never => {
  throw new ContentDatabaseError(`The content database cannot be read: ${messageOf(error)}.`, { cause: error })
}

/**
 * Publishes a content directory into the content database, from any process.
 *
 * @param options.node name of whoever publishes
 * @throws ContentDatabaseError when the database cannot be reached or does not take it
 */
export async function publishDirectory({
  url,
  contentDir,
  node,
  files = new DirectoryReader(contentDir),
  refusals,
}: {
  url: string
  contentDir: string
  node: string
  files?: DirectoryReader
  refusals?: Refusals | undefined
}): Promise<PublishedDirectory> {
  const missing = whyUnreadable(contentDir)
  if (missing)
    return { revision: null, changed: 0, deleted: 0, theirs: [], contested: [], unreadable: [], refused: [], missing }
  const read = files.read()
  // Nobody waits for it where the database does not answer.
  read.catch(() => undefined)
  const published = await connectedToPublish(url, node, async (db) => {
    const refused = (await refusals?.(contentDir)) ?? []
    return publish(db, { files, read, refused, node, pulled: readPulled(contentDir) })
  })
  if (published.contested.length === 0) await forgetPulled(contentDir, new Set(published.theirs))
  return { ...published, missing }
}

/** Returns what was published, in a sentence. */
export function publishedLine({ revision, changed, deleted, theirs, contested }: Published): string {
  if (contested.length > 0) return 'Nothing is published.'
  const others = theirs.length > 0 ? ` What others have written stays: ${theirs.length} files.` : ''
  return revision === null
    ? `Nothing ${theirs.length > 0 ? 'is to be published' : 'differs from the content database'}.${others}`
    : `Published as revision ${revision}: ${changed} changed and ${deleted} deleted.${others}`
}
