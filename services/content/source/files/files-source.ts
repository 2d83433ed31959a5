import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '#engine'
import { contentPlace, realPathSync, writeWhole } from '#engine/host.ts'
import { type Changes, type Source, WriteError } from '../source.ts'
import { requireContentPaths } from './content-path.ts'
import { entryPaths, whyUnreadable } from './listing.ts'
import { watchDirectory } from './watch.ts'

/** The files of a content directory as a source of entries. */
export function openFiles(directory: string, log: Log): Required<Source> {
  let stopWatching = () => {}
  return {
    directory,
    async list() {
      const why = whyUnreadable(directory)
      if (why) throw new Error(why)
      return entryPaths(directory)
    },
    follow(onChange) {
      stopWatching()
      stopWatching = watchDirectory(directory, onChange, log)
    },
    write: (changes) => writeFiles(directory, changes),
    close: async () => stopWatching(),
  }
}

async function writeFiles(directory: string, changes: Changes): Promise<void> {
  requireContentPaths(changes.keys())
  for (const path of changes.keys()) requireInside(directory, path)
  for (const [path, text] of changes)
    if (text === null) await rm(join(directory, path), { force: true })
    else await writeWhole(join(directory, path), text)
}

/** @throws WriteError where a link leads out of the directory */
function requireInside(directory: string, path: string): void {
  try {
    realPathSync(contentPlace(directory, dirname(path)))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT') throw new WriteError(`${path} is not written: ${message}.`, { cause: error })
  }
}
