import { rememberingLog } from 'atrium/testing'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openContent, openContentDatabase, publishDirectory } from '../../../services/content/index.ts'
import { optionsFor, testDirectory } from '../../content/directory.ts'
import { type PostgresServer, postgres, startPostgres } from '../../postgres/server.ts'
import { describeContentStore } from './conformance.ts'
import type { WireEntry } from './harness.ts'
import { conformanceSite } from './site.ts'

if ('folder' in postgres)
  describe('content shared in PostgreSQL', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(() => server?.stop())

    describeContentStore('a node that follows PostgreSQL', async (entries) => {
      const url = server.url()
      const directory = testDirectory()
      for (const entry of entries) directory.entry(entry)
      const { contentDir, dataDir } = directory
      const options = optionsFor(directory, conformanceSite())
      const log = rememberingLog()
      const database = await openContentDatabase({ url, contentDir, dataDir, now: options.clock.now, log })
      const content = await openContent({ ...options, contentDir: database.directory })
      database.follow(content.sync)
      const file = ({ uid, _content_type_uid: type }: WireEntry, suffix = '') => `entries/${type}/${uid}${suffix}.json`
      /** Published by another process; this node hears of it. */
      const publish = async () => {
        const { revision } = await publishDirectory({ url, contentDir, node: 'editor' })
        await database.list()
        return revision
      }
      return {
        published: content.published,
        preview: content.preview,
        async put(...changed) {
          for (const entry of changed) directory.entry(entry)
          await publish()
        },
        async putDraft(...drafts) {
          for (const entry of drafts) directory.write(file(entry, '.draft'), entry)
          await publish()
        },
        async remove(...gone) {
          for (const entry of gone) directory.remove(file(entry))
          await publish()
        },
        async close() {
          await database.close()
          await content.close()
          directory.clear()
        },
      }
    })
  })
else it.skip(`content shared in PostgreSQL: ${postgres.reason}`)
