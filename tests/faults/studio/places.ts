import { contentDirectory, documentEntry } from '../../browser/index.ts'
import { type PostgresServer, postgres, startPostgres } from '../../postgres/server.ts'

export interface Around {
  content: string
  environment: Record<string, string>
  server?: PostgresServer
}

export const DATABASE = 'of one database'

/** Where two studios write the same entries. */
export const places: Record<string, () => Promise<Around>> = {
  'of one content directory': async () => ({ content: directory(), environment: {} }),
  ...('folder' in postgres && {
    [DATABASE]: async () => {
      const server = await startPostgres()
      // Each process has the clock of its machine, which goes on.
      return {
        content: directory(),
        environment: { CONTENT_STORE_URL: server.url(), STUDIO_SHARED_FILES: 'true', SITE_NOW: '' },
        server,
      }
    },
  }),
}

const directory = () =>
  contentDirectory(
    documentEntry('shared', 'As it was.'),
    documentEntry('whole', 'First.'),
    documentEntry('gone', 'Old.'),
    documentEntry('fair', 'Closed.'),
    documentEntry('tour', 'Closed.'),
  )
