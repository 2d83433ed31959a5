import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs'
import { dirname, join, sep } from 'node:path'

interface Told {
  /** Given the path inside the directory; null where the system does not name it. */
  onChange(path: string | null): void
  onError(error: Error): void
  /** Folders of these names are not watched, at any depth. */
  without?: readonly string[]
}

/**
 * Watches a directory and the folders in it, at any depth, but for hidden ones. On Linux each folder is watched by itself:
 * of those that Node watches as one, a file that was replaced once is never told of again.
 *
 * @throws where one of them cannot be watched
 */
export function watchFolders(directory: string, told: Told): { close(): void } {
  if (process.platform === 'linux') return new Folders(directory, told)
  const { onChange, onError } = told
  const tell = (path: string | null) => (path === null || isWatched(dirname(path), told)) && onChange(path)
  return watch(directory, { recursive: true }, (_event, path) => tell(path)).on('error', onError)
}

/** Whether a folder inside the directory is watched: neither it nor one around it is hidden or named in `without`. */
const isWatched = (folder: string, { without = [] }: Told): boolean =>
  folder.split(sep).every((name) => name === '.' || !(name.startsWith('.') || without.includes(name)))

class Folders {
  readonly #directory: string
  readonly #told: Told
  /** By path inside the directory. */
  readonly #watchers = new Map<string, FSWatcher>()

  constructor(directory: string, told: Told) {
    this.#directory = directory
    this.#told = told
    try {
      this.#begin('')
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    this.#end('')
  }

  /** Before its names are read: whatever comes later is told. */
  #begin(folder: string): void {
    const { onChange, onError } = this.#told
    const watcher = watch(join(this.#directory, folder), (event, name) => {
      const path = name === null ? null : join(folder, name)
      if (event === 'rename' && path !== null) this.#look(path)
      onChange(path)
    })
    this.#watchers.set(folder, watcher.on('error', onError))
    for (const item of readdirSync(join(this.#directory, folder), { withFileTypes: true }))
      if (item.isDirectory() && isWatched(item.name, this.#told)) this.#begin(join(folder, item.name))
  }

  /** A folder has come, or gone. */
  #look(path: string): void {
    const isFolder = lstatSync(join(this.#directory, path), { throwIfNoEntry: false })?.isDirectory() ?? false
    if (!isFolder && !this.#watchers.has(path)) return
    this.#end(path)
    if (!isWatched(path, this.#told)) return
    try {
      if (isFolder) this.#begin(path)
      // What was put into it before it was watched has no name.
      this.#told.onChange(null)
    } catch (error) {
      this.#told.onError(error as Error)
    }
  }

  #end(folder: string): void {
    for (const [path, watcher] of this.#watchers)
      if (path === folder || folder === '' || path.startsWith(join(folder, '/'))) {
        watcher.close()
        this.#watchers.delete(path)
      }
  }
}
