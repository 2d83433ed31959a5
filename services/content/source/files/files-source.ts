import type { Log } from 'atrium'
import type { Source } from '../source.ts'
import { entryPaths, whyUnreadable } from './listing.ts'
import { watchDirectory } from './watching/watch.ts'
import { FileWriter } from './write-files.ts'

/** The files of a content directory as a source of entries. */
export function openFiles(directory: string, log: Log): Required<Source> {
  let stopWatching = () => {}
  const writer = new FileWriter(directory)
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
    read: (path) => writer.read(path),
    write: (changes, options) => writer.write(changes, options),
    tidy: () => writer.tidy(),
    async close() {
      stopWatching()
      writer.close()
    },
  }
}
