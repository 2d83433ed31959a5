import { createCatalogue } from './catalogue.ts'
import { type ContentOptions, openIntake, type SyncResult } from './intake/intake.ts'

/**
 * Takes up a content directory into the store, from any process, also while a server reads the store. The log says what
 * was done and what was wrong.
 */
export async function syncContent(options: ContentOptions): Promise<SyncResult> {
  const intake = openIntake({ ...options, today: () => options.clock.today() }, createCatalogue(options.site))
  try {
    return await intake.take()
  } finally {
    intake.close()
  }
}
