import { WriteError } from '../source.ts'

/** Folders whose files stay in the content directory: they are large, and no text. */
export const FILE_FOLDERS = ['images', 'media', 'brand'] as const

const MAX_DEPTH = 4
const MAX_SEGMENT_BYTES = 255

/**
 * Tells whether a path is that of a JSON file that is part of content, relative to a content directory, with `/` between folders:
 * `entries/article/a.json`, `institution.json`. Such a path leads out of no directory and into none of `FILE_FOLDERS`.
 */
export function isContentPath(path: string): boolean {
  const segments = path.split('/')
  const folders = segments.slice(0, -1)
  return (
    segments.length <= MAX_DEPTH &&
    path.endsWith('.json') &&
    segments.every(isName) &&
    folders.every((name) => !name.endsWith('.json')) &&
    (folders.length === 0 || isContentFolder(folders[0] as string))
  )
}

/** False for a folder of the content directory whose files stay there. */
export const isContentFolder = (name: string): boolean =>
  !(FILE_FOLDERS as readonly string[]).includes(name.toLowerCase())

/** Hidden files are none of content; backslashes and control characters mean something else elsewhere. */
export const isName = (name: string): boolean =>
  name.length > 0 &&
  !name.startsWith('.') &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  !/[\u0000-\u001f\u007f\\]/.test(name) &&
  Buffer.from(name).toString() === name &&
  Buffer.byteLength(name) <= MAX_SEGMENT_BYTES

/** @throws WriteError for the path of what is no file of content */
export function requireContentPaths(paths: Iterable<string>): void {
  for (const path of paths)
    if (!isContentPath(path))
      throw new WriteError(
        `${JSON.stringify(path.slice(0, 200))} is not valid: no file of content is called so. Write entries as entries/<content type>/<uid>.json.`,
      )
}
