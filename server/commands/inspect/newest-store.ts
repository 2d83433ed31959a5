import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DEVELOPMENT_DATA } from '../../build/site/site-folders.mjs'

/** The data directory whose store was written last: that of the site, or that of its development server. */
export const newestStore = (folders = ['.data', DEVELOPMENT_DATA]): string =>
  folders.toSorted((a, b) => writtenAt(b) - writtenAt(a))[0] as string

/** SQLite writes beside the file first. */
const writtenAt = (folder: string): number =>
  Math.max(
    ...['content.db', 'content.db-wal'].map(
      (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
  )
