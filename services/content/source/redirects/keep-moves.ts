import type { Log } from 'atrium'
import { type WritableSource, WriteError } from '../source.ts'
import { type Move, movedText, REDIRECTS_FILE } from './moves.ts'

/** Attempts while others write the same file. */
const MAX_TRIES = 20
/** Who writes, for the history of a database. */
const BY = 'addresses that were left'

/**
 * Keeps addresses that were left in `redirects.json`, so that they outlive the store. Where that cannot be written, as in a
 * content directory that is read alone, the store goes on keeping them, and the log says so once.
 */
export function movesKeeper(source: WritableSource, log: Log): (moves: readonly Move[]) => Promise<void> {
  let told = ''
  return async (moves) => {
    if (moves.length === 0) return
    try {
      if (await keep(source, moves))
        log.info({ moves: moves.length }, `${REDIRECTS_FILE} leads from ${addresses(moves)} to where it is now.`)
      told = ''
    } catch (error) {
      const { message } = error as Error
      if (message !== told)
        log.warn(
          { moves: moves.length, error },
          `${message} Until then ${addresses(moves)} that entries have left are known to DATA_DIR alone: visitors are led on, and no more when it is deleted.`,
        )
      told = message
    }
  }
}

const addresses = ({ length }: readonly Move[]): string => `${length} ${length === 1 ? 'address' : 'addresses'}`

/** @returns whether they had to be written */
async function keep(source: WritableSource, moves: readonly Move[]): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const moved = await movedText(source, moves)
    if (!moved) return false
    const expected = new Map([[REDIRECTS_FILE, moved.before]])
    if (await source.write(new Map([[REDIRECTS_FILE, moved.body]]), { expected, by: BY })) return true
  }
  throw new WriteError(`${REDIRECTS_FILE} is not written: others write it all the time.`)
}
