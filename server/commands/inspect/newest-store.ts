import { statSync } from 'node:fs'
import { DEVELOPMENT_DATA } from '../../build/site/site-folders.mjs'

/** SQLite writes beside its file first. */
const STORE = ['content.db', 'content.db-wal']

/** The data directory whose store was written last: that of the site, or that of its development server. */
export const newestStore = (folders = ['.data', DEVELOPMENT_DATA]): string =>
  folders.toSorted((one, other) => writtenAt(other) - writtenAt(one))[0] as string

const writtenAt = (folder: string): number =>
  Math.max(...STORE.map((file) => statSync(`${folder}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0))
