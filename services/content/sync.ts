import { createCatalogue } from './catalogue/catalogue.ts'
import { type ContentOptions, openIngester, type SyncResult } from './ingest/run/ingester.ts'

/**
 * Ingests a content directory into the store, from any process, also while a server reads the store. The log says what
 * was done and what was wrong.
 *
 * @param files paths inside it that may have changed; absent: any
 */
export async function syncContent(options: ContentOptions, files?: readonly string[]): Promise<SyncResult> {
  const catalogue = createCatalogue(options.site, options.institution)
  const ingester = openIngester(
    { ...options, today: () => options.clock.today(), now: () => options.clock.now() },
    catalogue,
  )
  try {
    const result = await ingester.run({ files })
    await options.keepMoves?.(result.moves)
    return { ...result, refused: (await options.refusals?.(options.contentDir)) ?? [] }
  } finally {
    ingester.close()
  }
}
