import { rememberingLog } from 'atrium/testing'
import { onTestFinished } from 'vitest'
import { type ContentOptions, openContent } from '../../services/content/index.ts'
import { optionsFor, type TestDirectory, testDirectory } from './directory.ts'
import { published, smallSite } from './small-site.ts'

type Files = Record<string, unknown>

/** A content directory with these files, removed after the test. Entries are published unless they say `draft: true`. */
export function directoryWith(files: Files): TestDirectory {
  const directory = testDirectory()
  onTestFinished(directory.clear)
  for (const [path, value] of Object.entries(files)) writeEntry(directory, path, value)
  return directory
}

/** Writes `type/uid.json` as an entry with its uid and a title; any other path as it is. */
export function writeEntry(directory: TestDirectory, path: string, value: unknown): void {
  const [, uid] = /^(?!schemas\/|entries\/)[a-z_]+\/([^/]+?)(?:\.draft)?\.json$/.exec(path) ?? []
  if (uid === undefined) directory.write(path, value)
  else if (typeof value !== 'object' || Array.isArray(value)) directory.write(`entries/${path}`, value)
  else {
    const { draft, ...fields } = value as Record<string, unknown>
    const state = draft ? {} : published
    directory.write(`entries/${path}`, { uid, title: `Title of ${uid}`, ...state, ...fields })
  }
}

/** Opens content over such a directory. */
export async function opened(files: Files, options: Partial<ContentOptions> = {}) {
  const directory = directoryWith(files)
  const log = rememberingLog()
  const given = optionsFor(directory, smallSite(), { log, ...options })
  const content = await openContent(given)
  onTestFinished(content.close)
  const get = async (uid: string) => (await content.published.get([uid]))[0]
  return {
    ...content,
    directory,
    log,
    options: given,
    get,
    write: (path: string, value: unknown) => writeEntry(directory, path, value),
  }
}
