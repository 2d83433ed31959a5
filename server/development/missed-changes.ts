import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ChangeOptions, kindOfChange, SOURCE_FOLDERS } from './changes.ts'

/** Describes what is needed of Vite's watcher. */
export interface Watcher {
  /** Names in every folder that is watched. */
  getWatched(): Record<string, string[]>
  emit(event: string, ...parts: string[]): unknown
  on(event: 'all', listener: (event: string, file: string) => void): unknown
}

export interface MissedOptions extends ChangeOptions {
  /** When the process started, in milliseconds: everything was read after it. */
  since: number
  /** Files that have been read as modules. */
  loaded: () => Iterable<string>
}

/** How often is looked, in milliseconds, and how often at most: a file that the watcher ignores is never watched. */
const LOOK_MS = 250
const MAX_LOOKS = 240

/**
 * Tells, as events of the watcher, what was saved after it was read and before it was watched. The watcher takes seconds
 * to reach every file, is silent about what happened before, and calls itself ready too early.
 *
 * @returns looks once, and again later until every file is watched
 */
export function tellMissed(watcher: Watcher, options: MissedOptions): () => void {
  const { root, since, loaded } = options
  const told = new Map<string, number>()
  let looks = 0
  watcher.on('all', (_, file) => told.set(resolve(root, file), changedAt(resolve(root, file))))

  const tell = (event: 'add' | 'change' | 'unlink', file: string, time: number) => {
    if (told.get(file) === time) return
    watcher.emit(event, file)
    watcher.emit('all', event, file)
    told.set(file, time)
  }

  return function look() {
    const watched = new Set(
      Object.entries(watcher.getWatched()).flatMap(([at, names]) => names.map((n) => join(at, n))),
    )
    const modules = new Set(loaded())
    const present = [...followed(options)]
    for (const file of present) {
      const changed = changedAt(file)
      if (changed >= since)
        tell(kindOfChange(file, options) === 'source' && !modules.has(file) ? 'add' : 'change', file, changed)
    }
    for (const file of modules) if (kindOfChange(file, options) && !existsSync(file)) tell('unlink', file, 0)
    if (++looks < MAX_LOOKS && present.some((file) => !watched.has(file))) setTimeout(look, LOOK_MS).unref()
  }
}

/** Also a file that was moved here with an old date has changed now; 0 where none is. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0

/** Files that something is made from; of the content its folders, too: they change when a file is deleted. */
function* followed(options: ChangeOptions): Generator<string> {
  const { root, contentFolder } = options
  const within = (folder: string, recursive: boolean) =>
    existsSync(folder) ? readdirSync(folder, { recursive, encoding: 'utf8' }).map((name) => join(folder, name)) : []
  const names = new Set([
    ...within(root, false),
    ...SOURCE_FOLDERS.flatMap((folder) => within(join(root, folder), true)),
    ...within(contentFolder, true),
  ])
  for (const file of names) if (kindOfChange(file, options)) yield file
}
