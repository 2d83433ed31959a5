import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { watchFolders } from '#engine/host.ts'

/** Describes what is needed of Vite's watcher, which watches nothing itself. */
export interface Watcher {
  emit(event: string, ...parts: string[]): unknown
}

export interface FollowOptions {
  /** Absolute paths; one may be within another. */
  folders: readonly string[]
  /** When the process started, in milliseconds: everything was read after it. */
  since: number
  /** Files that have been read as modules. */
  loaded: Iterable<string>
  onError(error: Error): void
}

/** Nothing that is served is made in them. */
const WITHOUT = ['node_modules', 'dist']

/**
 * Tells the watcher of files that are saved, come or go, as the events `change`, `add` and `unlink`. It begins with what
 * was saved after the process started. Folders are watched and not files, of which there are thousands; `onError` is told
 * of one that cannot be.
 */
export function followFiles(watcher: Watcher, { folders, since, loaded, onError }: FollowOptions): void {
  /** When each file was changed last, in milliseconds, as it was told. */
  const known = new Map<string, number>()
  const tell = (event: 'add' | 'change' | 'unlink', file: string) => {
    watcher.emit(event, file)
    watcher.emit('all', event, file)
  }
  const look = (file: string) => {
    const changed = changedAt(file)
    const last = known.get(file)
    if (changed === last) return
    if (changed === undefined) known.delete(file)
    else known.set(file, changed)
    tell(changed === undefined ? 'unlink' : last === undefined ? 'add' : 'change', file)
  }
  const lookAtAll = (folder: string) => {
    const present = new Set(filesIn(folder))
    for (const file of present) look(file)
    for (const file of known.keys()) if (file.startsWith(folder + sep) && !present.has(file)) look(file)
  }
  const outermost = folders.filter((folder) => !folders.some((other) => isWithin(folder, other)))
  const watched = outermost.filter((folder) => {
    try {
      watchFolders(folder, {
        onChange: (path) => (path === null ? lookAtAll(folder) : lookAtAny(join(folder, path))),
        onError,
        without: WITHOUT,
      })
      return true
    } catch (error) {
      onError(error as Error)
      return false
    }
  })
  /** What was a folder took its files with it. */
  const lookAtAny = (path: string) => {
    if (known.has(path) || changedAt(path) !== undefined) look(path)
    else for (const file of known.keys()) if (file.startsWith(path + sep)) look(file)
  }

  const modules = new Set(loaded)
  for (const file of watched.flatMap((folder) => [...filesIn(folder)])) {
    const changed = changedAt(file)
    if (changed !== undefined) known.set(file, changed)
  }
  for (const [file, changed] of [...known]) if (changed >= since) tell(modules.has(file) ? 'change' : 'add', file)
  for (const file of modules)
    if (watched.some((folder) => isWithin(file, folder)) && changedAt(file) === undefined) tell('unlink', file)
}

const isWithin = (path: string, folder: string): boolean => path.startsWith(folder + sep)

/** Undefined where there is no file. A file that was moved here with an old date has changed now, too. */
function changedAt(file: string): number | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.ctimeMs : undefined
}

function* filesIn(folder: string): Generator<string> {
  try {
    for (const item of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, item.name)
      if (!item.isDirectory()) yield path
      else if (!item.name.startsWith('.') && !WITHOUT.includes(item.name)) yield* filesIn(path)
    }
  } catch (error) {
    // The folder has gone meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
