import { openContentDatabase, replicaDir } from '../../services/content/index.ts'
import { ownDirectory } from './directory.ts'
import type { ContentSource, SourceOptions } from './source.ts'

/**
 * Content that machines share in PostgreSQL: each has a content directory of its own that follows the database, and publishes
 * from `CONTENT_DIR`.
 *
 * @param url of the database
 */
export async function sharedDirectory(
  { environment, reading, exclusively, now, log }: SourceOptions,
  url: string,
): Promise<ContentSource> {
  const { CONTENT_DIR: contentDir, DATA_DIR: dataDir } = environment
  const own = ownDirectory(replicaDir(dataDir))
  if (reading) return own
  const options = { url, contentDir, dataDir, exclusively, now, log }
  const database = await exclusively('content', () => openContentDatabase(options))
  let ingested: unknown
  return {
    ...own,
    isAtHand: true,
    follow: (ingest) =>
      database.follow(async () => {
        ingested = await ingest()
      }),
    watch: () => database.watch(),
    async sync(content) {
      const published = await database.publish()
      return { ...published, ...(published.revision === null ? await content.sync() : (ingested as object)) }
    },
    shared: database,
    close: database.close,
  }
}
