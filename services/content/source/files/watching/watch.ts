import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Log } from 'atrium'
import { watchFolders } from '#engine/host.ts'

/** Changes that come within so many milliseconds are ingested together. */
const PAUSE_MS = 120
/** How often it is looked whether the directory is still the one that is watched, in milliseconds. */
const LOOK_MS = 1000
/** The system loses names where many change at once: beyond so many, anything may have. */
const MAX_NAMED = 100
/** Folders so far below are looked at. */
const MAX_DEPTH = 2

/**
 * Calls `onChange` some moments after anything in a directory has changed; again only when the last call is done. The
 * system watches folders, not their paths: where another one comes to the path, that is watched from then on.
 *
 * @param onChange is given the paths inside the directory that the system named; undefined: anything may have changed
 * @returns ends the watch
 */
export function watchDirectory(
  directory: string,
  onChange: (files: readonly string[] | undefined) => Promise<unknown>,
  log: Log,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  let watcher: { close(): void } | undefined
  let watched: string | undefined
  let isFailing = false
  /** Since the last call; undefined: something that has no name. */
  let named: Set<string> | undefined = new Set()

  const later = (path: string | null) => {
    if (path === null || named?.size === MAX_NAMED) named = undefined
    else named?.add(path.replaceAll(sep, '/'))
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = named && [...named]
      named = new Set()
      running = running
        .then(() => onChange(files))
        .catch((error: Error) =>
          log.error({ directory, error }, `Changes in ${directory} were not ingested: ${error.message}`),
        )
    }, PAUSE_MS)
  }
  const fail = (error: Error) => {
    watcher?.close()
    watched = undefined
    if (!isFailing)
      log.error({ directory, error }, `${directory} is not watched: ${error.message}. It is tried again every second.`)
    isFailing = true
  }
  const follow = () => {
    try {
      const identity = identityOf(directory)
      if (identity === watched) return
      const isFirst = watcher === undefined && !isFailing
      watcher?.close()
      watcher = watchFolders(directory, { onChange: later, onError: fail })
      watched = identity
      isFailing = false
      if (!isFirst) later(null)
    } catch (error) {
      fail(error as Error)
    }
  }
  follow()
  const looking = setInterval(follow, LOOK_MS).unref()
  return () => {
    clearTimeout(timer)
    clearInterval(looking)
    watcher?.close()
  }
}

/** Names the folder at a path and those in it, so that others in their place are told apart. */
function identityOf(path: string, depth = MAX_DEPTH): string {
  const { dev, ino, birthtimeMs } = statSync(path)
  const own = `${dev} ${ino} ${birthtimeMs}`
  if (depth === 0) return own
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => !entry.isFile())
  return [own, ...folders.map(({ name }) => identityBelow(join(path, name), depth - 1))].join('\n')
}

/** Names what cannot be looked at by its path. */
function identityBelow(path: string, depth: number): string {
  try {
    return identityOf(path, depth)
  } catch {
    return path
  }
}
