import { closeSync, openSync } from 'node:fs'
import type { Log } from 'atrium'

/** How often it is tried, in milliseconds. */
const INTERVAL_MS = 1000

export interface OpenFilesOptions {
  log: Log
  /** Opens a file and closes it. */
  tryOpening?: () => void
  interval?: number
}

/**
 * Tells the log when the process may open no more files, and when it may again. Nobody else does: connections are files,
 * too, and the system closes further ones without a word.
 *
 * @returns ends it
 */
export function watchOpenFiles({ log, tryOpening = openItself, interval = INTERVAL_MS }: OpenFilesOptions): () => void {
  let isOut = false
  const look = () => {
    try {
      tryOpening()
      if (isOut) log.warn({}, 'Files can be opened again.')
      isOut = false
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (isOut || (code !== 'EMFILE' && code !== 'ENFILE')) return
      isOut = true
      log.error(
        { error },
        `No more files can be opened (${code}): new connections are closed as they come. Raise the limit of open files, like LimitNOFILE of systemd or "ulimit -n".`,
      )
    }
  }
  const timer = setInterval(look, interval).unref()
  return () => clearInterval(timer)
}

const openItself = () => closeSync(openSync(process.execPath, 'r'))
