import { parseJson, type ServiceRuntime } from 'atrium'
import type { Collection } from './collection.ts'
import { readRecord } from './record.ts'

/** Names that stay inside the folder on every system. */
const SAFE = /^(?!\.)[^/\\:*?"<>|\p{C}]{1,128}$/u
/** Says what file systems take, without the ending. */
const MAX_BYTES = 250
/** A record is some thousand bytes. */
const MAX_RECORD_BYTES = 1_000_000

/** The collection as records of the content directory, `collection/<objectID>.json`, each read when it is asked for. */
export function createFileCollection({ files, log }: Pick<ServiceRuntime, 'files' | 'log'>): Collection {
  return {
    async get(objectID) {
      if (!SAFE.test(objectID) || Buffer.byteLength(objectID) > MAX_BYTES) return null
      const file = `collection/${objectID}.json`
      const text = await files.text(file, MAX_RECORD_BYTES).catch((error: Error) => {
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
