import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Log, parseJson } from '#engine'
import type { Collection } from './collection.ts'
import { readRecord } from './record.ts'

/** Names that stay inside the folder on every system. */
const SAFE = /^(?!\.)[^/\\:*?"<>|\p{C}]{1,128}$/u
/** What file systems take, without the ending. */
const MAX_BYTES = 250

/** The collection as records of the content directory, `collection/<objectID>.json`, each read when it is asked for. */
export function createFileCollection({ contentDir, log }: { contentDir: string; log: Log }): Collection {
  return {
    async get(objectID) {
      if (!SAFE.test(objectID) || Buffer.byteLength(objectID) > MAX_BYTES) return null
      const file = join(contentDir, 'collection', `${objectID}.json`)
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw new Error(`${file} cannot be read: ${error.message}. Fix or remove it.`, { cause: error })
      })
      if (text === null) return null
      try {
        return readRecord(parseJson(text), objectID, (field, reason) =>
          log.warn({ file, field }, `${file}: ${field} is left out, it ${reason}.`),
        )
      } catch (error) {
        throw new Error(`${file} is not valid: ${(error as Error).message} Fix or remove it.`, { cause: error })
      }
    },
  }
}
