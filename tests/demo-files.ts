import { readdirSync } from 'node:fs'

const IN_LANGUAGE = /\.(?:es|ar)\.json$/

/** Names of the files of entries in a folder of the demo, without those in another language than the institution's. */
export const ownFiles = (folder: string): string[] => readdirSync(folder).filter((name) => !IN_LANGUAGE.test(name))

/** Tells whether a path is that of an entry in another language. */
export const isInLanguage = (path: string): boolean => IN_LANGUAGE.test(path)
