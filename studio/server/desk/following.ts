import type { Log } from 'atrium'
import { isDraftFile, uidOf } from '../../../services/content/source/files/file-names.ts'
import type { Ref } from '../lists/rows.ts'

/** Knows what was written and is not in the store yet: whoever writes does not wait for the store, whoever reads it does. */
export interface Following {
  /** Has the store take up what was written. Returns at once. */
  written(paths: readonly string[]): void
  /**
   * Resolves when the store has all that was written before the call.
   *
   * @param isSeen tells of what the store is not needed for, like a draft that is laid over it
   */
  shown(isSeen?: (written: Written) => boolean): Promise<void>
}

/** Describes a file of an entry that was written. */
export interface Written extends Ref {
  isDraft: boolean
}

/** @param show has the store take files up, and resolves when it has */
export function followWrites(show: (paths: readonly string[]) => Promise<unknown>, log: Log): Following {
  const waiting = new Map<Promise<void>, readonly string[]>()
  return {
    written(paths) {
      const taken = show(paths)
        .catch((error: Error) => {
          log.error({ paths, error }, `${paths.join(', ')}: written, and not shown yet: ${error.message}`)
        })
        .then(() => void waiting.delete(taken))
      waiting.set(taken, paths)
    },
    async shown(isSeen = () => false) {
      const isNeeded = (path: string) => {
        const entry = entryOfPath(path)
        return !entry || !isSeen(entry)
      }
      await Promise.all([...waiting].flatMap(([taken, paths]) => (paths.some(isNeeded) ? taken : [])))
    },
  }
}

/** Undefined: the path is no file of an entry, and may be about any. */
function entryOfPath(path: string): Written | undefined {
  const [, folder, name] = /^entries\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  if (folder === undefined || name === undefined) return undefined
  return { type: folder, uid: uidOf({ folder, name }), isDraft: isDraftFile({ folder, name }) }
}
