import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const demo = join(import.meta.dirname, '../demo/content')

const IN_LANGUAGE = /\.(?:es|ar)\.json$/

/** Names of the files of entries in a folder of the demo, without those in another language than the institution's. */
export const ownFiles = (folder: string): string[] => readdirSync(folder).filter((name) => !IN_LANGUAGE.test(name))

/** Tells whether a path is that of an entry in another language. */
export const isInLanguage = (path: string): boolean => IN_LANGUAGE.test(path)

/** Copies the demo content in the institution's own language; pictures are shared. */
export function copyDemo(copy: string): void {
  cpSync(demo, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => source !== join(demo, 'images') && !isInLanguage(source),
  })
  symlinkSync(join(demo, 'images'), join(copy, 'images'), 'dir')
  const file = join(copy, 'institution.json')
  const { languages: _, ...institution } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(institution, null, 2))
}
