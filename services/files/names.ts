import { type Ending, type FileKind, isEnding, KINDS } from './kinds.ts'

/** The folder of the content directory in which files are, and the first part of their addresses. */
export const FOLDER = 'media'

/** Digits of its hash that a file is named by. */
export const DIGITS = 12

/** What the name of a file says of it. */
export interface NamedFile {
  /** In words, as far as the name has any. */
  title: string
  kind: FileKind
  ending: Ending
  /** BCP 47. */
  language?: string
}

const NAME = /^([\w-]+?)(?:\.[0-9a-f]{12})?(?:\.([A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?))?\.([a-z0-9]{3,4})$/

/** Languages as names of captions say them. */
export const CAPTION_LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/

/** Reads the name of a file of the folder; undefined: it is none that is served. */
export function readFileName(name: string): NamedFile | undefined {
  const [, words = '', language, ending = ''] = NAME.exec(name) ?? []
  if (!isEnding(ending)) return undefined
  const title = words.replace(/[-_]+/g, ' ').trim() || words
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    kind: KINDS[ending],
    ending,
    ...(language === undefined ? {} : { language }),
  }
}
