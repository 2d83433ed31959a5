import { lastGoodFiles } from '#engine/host.ts'
import { openContentDatabase, replicaDir } from '../../../services/content/index.ts'
import { ownDirectory } from './directory.ts'
import { configurationRefusals } from './refusals.ts'
import type { ContentSource, SourceOptions } from './source.ts'

/**
 * Content that machines share in PostgreSQL: each has a content directory of its own that follows the database, and publishes
 * from `CONTENT_DIR`.
 *
 * @param url of the database
 */
export async function sharedDirectory(
  { environment, institution, reading, exclusively, now, log }: SourceOptions,
  url: string,
): Promise<ContentSource> {
  const { CONTENT_DIR: contentDir, DATA_DIR: dataDir } = environment
  const own = ownDirectory(replicaDir(dataDir), { log })
  if (reading) return own
  const configured = { reading: institution, files: lastGoodFiles(contentDir, dataDir) }
  let refusals = configurationRefusals(configured)
  const options = {
    ...{ url, contentDir, dataDir, exclusively, now, log },
    refusals: (directory: string) => refusals(directory),
  }
  const database = await exclusively('content', () => openContentDatabase(options))
  let ingested: unknown
  return {
    ...own,
    isAtHand: true,
    async begin(site) {
      refusals = configurationRefusals({ ...configured, site })
    },
    follow: (ingest) =>
      database.follow(async () => {
        ingested = await ingest()
      }),
    watch: () => database.watch(),
    async sync(content) {
      const published = await database.publish()
      const { refused } = published
      return { ...published, ...(published.revision === null ? await content.sync() : (ingested as object)), refused }
    },
    writable: database,
    configuration: database,
    shared: database,
    close: database.close,
  }
}
