import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Ingester, type IngesterOptions, openIngester } from './ingester.ts'
import type { ContentThread } from './thread.ts'

/** More files than these are left to a thread; for fewer, to start one costs more than it gives back. */
const MAX_FILES_WITHOUT_THREAD = 2000

/**
 * Ingests before a site starts: here, or in a thread where there is much to do. What a thread took of the memory is given
 * back when it ends; what this one took stays with it, a quarter of all that a server of some thousand entries takes.
 *
 * @param thread such a thread; absent: this one does it all
 */
export function firstIngester(options: IngesterOptions, catalogue: Catalogue, thread?: ContentThread): Ingester {
  if (!thread) return openIngester(options, catalogue)
  const onMuch = (files: number) => {
    if (files > MAX_FILES_WITHOUT_THREAD) throw new ManyFilesError()
  }
  let ingester = openIngester({ ...options, onMuch }, catalogue)
  return {
    async run(asked) {
      try {
        return await ingester.run(asked)
      } catch (error) {
        if (!(error instanceof ManyFilesError)) throw error
        ingester.close()
        ingester = thread.ingester(options)
        return ingester.run({ ...asked, isAwaited: true })
      }
    },
    close: () => ingester.close(),
  }
}

class ManyFilesError extends Error {}
