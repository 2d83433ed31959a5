import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../build/site/files-below.mjs'
import { importedPlace } from '../../build/sources/imported-place.ts'

/** Folder of the project: tests and commands are run in it. */
export const root = process.cwd()

const FOLDERS = 'bin blocks config demo engine model plugins scripts server services studio tests ui'.split(' ')

export interface SourceFile {
  /** From the root, with `/`. */
  path: string
  text: string
  lines: number
}

/** Every source file of the project, in the order of its path; the demo institution's programs too. */
export const sourceFiles: readonly SourceFile[] = FOLDERS.flatMap((folder) =>
  filesBelow(root, folder)
    .filter((path) => /\.(tsx?|mjs|css|grit)$/.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, lines: text.split('\n').length - 1 }
    }),
)

/** True for the files of the demo institution; all others are the product. */
export const isDemo = (path: string): boolean => path.startsWith('demo/')

export const isTest = (path: string): boolean =>
  path.startsWith('tests/') || /\.test\.tsx?$/.test(path) || /(^|\/)(fixtures|tests|testing)\//.test(path)

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?:type\s+)?(?:[\w*\s{},$]{1,4000}?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*[^*]{0,99}\*\/\s*)?['"]([^'"]+)['"]/gm

/** What of the package is exported under another path than its own. */
const EXPORTED: Readonly<Record<string, string>> = {
  atrium: 'engine/index.ts',
  'atrium/testing': 'engine/testing/index.ts',
}

/** Returns what a file imports: paths from the root for files of the project, names for packages. */
export function importsOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  return [...text.matchAll(IMPORT)].map(([, fixed, dynamic]) => {
    const name = (fixed ?? dynamic) as string
    return importedPlace(EXPORTED[name] ?? name, path).replace(/\?.*$/, '')
  })
}

const TYPES_ALONE = /^(import|export) (?:type [^'"]+|\{(?:\s*type [\w\s]+,?)+\s*\}) from ['"][^'"]+['"]/gm
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g

/** Returns what a file imports when it runs: types leave nothing behind, and what a comment names is no import. */
export const valuesOf = ({ path, text }: SourceFile): string[] =>
  importsOf({ path, text: text.replace(COMMENT, '').replace(TYPES_ALONE, '') })
