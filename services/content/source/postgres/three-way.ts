import { type Problem, problemOf } from '#engine/host.ts'

/** Says what the database holds of a file. */
export interface KnownFile {
  /** Undefined: it was deleted. */
  sha256: string | undefined
  /**
   * Hash that it had when a content directory was published last, before somebody else wrote it; `''`: there was none.
   * Undefined: nobody else has written it since.
   */
  base: string | undefined
}

export interface Difference {
  /** Files that are published. */
  changed: string[]
  gone: string[]
  /** Written by others, and as it was in the directory: theirs stay. */
  theirs: string[]
  /** Written by others, and changed in the directory, too: one of both would be lost. */
  contested: string[]
  /** Written by others, and the same in the directory by now. */
  settled: string[]
}

/**
 * Compares a content directory with the database. What others have written since it was published last is not undone.
 *
 * @param own hashes of the files of the directory
 * @param pulled hashes of those that were taken from the database
 */
export function compare(
  own: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, KnownFile>,
  pulled: ReadonlyMap<string, string>,
): Difference {
  const difference: Difference = { changed: [], gone: [], theirs: [], contested: [], settled: [] }
  for (const path of new Set([...own.keys(), ...known.keys()])) {
    const mine = own.get(path) ?? NONE
    const { sha256 = NONE, base } = known.get(path) ?? { sha256: undefined, base: undefined }
    const taken = pulled.get(path)
    if (mine === sha256) {
      if (base !== undefined) difference.settled.push(path)
    } else if (base !== undefined && sha256 !== base) {
      if (mine === base || mine === taken) difference.theirs.push(path)
      else if (sha256 !== taken) difference.contested.push(path)
      else difference[mine === NONE ? 'gone' : 'changed'].push(path)
    } else difference[mine === NONE ? 'gone' : 'changed'].push(path)
  }
  return difference
}

const NONE = ''

/** Returns what is said of a file that nothing is published for. */
export const contestedProblem = (file: string): Problem =>
  problemOf(
    file,
    'was written by others since this directory was published last, and is changed in it, too; nothing is published',
    `Take theirs with "npm run content:pull -- <directory> ${file}", and change it again.`,
  )
