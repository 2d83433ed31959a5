import { createCatalogue } from './catalogue.ts'
import { type ContentOptions, openIngester, type SyncResult } from './ingester/ingester.ts'

/**
 * Ingests a content directory into the store, from any process, also while a server reads the store. The log says what
 * was done and what was wrong.
 */
export async function syncContent(options: ContentOptions): Promise<SyncResult> {
  const catalogue = createCatalogue(options.site, options.institution.resourceListingExclusions)
  const ingester = openIngester({ ...options, today: () => options.clock.today() }, catalogue)
  try {
    return await ingester.run()
  } finally {
    ingester.close()
  }
}
