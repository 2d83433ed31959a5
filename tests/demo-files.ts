import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

/**
 * Deletes entries from a copy of the demo: those that a test does not look at take long to read.
 *
 * @param left how many of each content type stay, in the institution's own language
 * @param whole content types of which all stay
 */
export function thinOut(copy: string, left: number, whole: readonly string[] = []): void {
  for (const type of readdirSync(join(copy, 'entries'))) {
    if (whole.includes(type)) continue
    const folder = join(copy, 'entries', type)
    const kept = ownFiles(folder).sort().slice(0, left)
    for (const file of readdirSync(folder)) if (!kept.includes(file)) rmSync(join(folder, file))
  }
}
