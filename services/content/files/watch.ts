import { type FSWatcher, watch } from 'node:fs'
import type { Log } from '#engine'

/** Changes that come within so many milliseconds are ingested together. */
const PAUSE = 120

/**
 * Calls `onChange` some moments after anything in a directory has changed; again only when the last call is done.
 *
 * @returns ends the watch
 */
export function watchDirectory(directory: string, onChange: () => Promise<unknown>, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running
        .then(onChange)
        .catch((error: Error) =>
          log.error({ directory, error }, `Changes in ${directory} were not ingested: ${error.message}`),
        )
    }, PAUSE)
  }
  const complain = (error: Error) =>
    log.error({ directory, error }, `${directory} is not watched: ${error.message}. Start the server again to go on.`)
  let watcher: FSWatcher | undefined
  try {
    watcher = watch(directory, { recursive: true }, later).on('error', complain)
  } catch (error) {
    complain(error as Error)
  }
  return () => {
    clearTimeout(timer)
    watcher?.close()
  }
}
