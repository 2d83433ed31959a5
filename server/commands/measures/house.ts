import { folderCycles } from './folder-cycles.ts'
import { importsOf, isDemo, isTest, type SourceFile, sourceFiles, valuesOf } from './source-files.ts'

/** One figure about the sources of the product. */
export interface Measure {
  name: string
  now: number
  /** Says what is wanted at most. */
  aim: number
  /** Where it is not reached. */
  where: readonly string[]
}

const PAGE_LINES = 120
const COMMENT = /\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|(?<=^|[^:])\/\/.*$/gm
const ANY = /(?<![\w'"`-])any(?![\w'"`-])(?=\s*[[\],;)>|&=]|$)/gm

const inProduct = ({ path }: SourceFile): boolean => !isTest(path) && !isDemo(path) && !path.endsWith('.grit')

/** Counts what the house is to be: everything that the sources alone say. */
export function houseMeasures(): Measure[] {
  const product = sourceFiles.filter(inProduct)
  const isOfStudio = ({ path }: SourceFile) => path.startsWith('studio/')
  const lines = (files: readonly SourceFile[]) => files.reduce((sum, file) => sum + file.lines, 0)
  const typed = product.filter(({ path }) => /\.tsx?$/.test(path))
  const paths = (files: readonly SourceFile[]) => files.map(({ path }) => path)
  const counted = (name: string, aim: number, where: readonly string[]) => ({ name, now: where.length, aim, where })
  return [
    { name: 'product lines', now: lines(product.filter((file) => !isOfStudio(file))), aim: 62_000, where: [] },
    { name: 'lines of the studio', now: lines(product.filter(isOfStudio)), aim: 12_000, where: [] },
    counted('institution keys that one area alone reads', 0, keysOfOneArea(typed)),
    counted(
      'circles of folders that import each other when they run',
      0,
      folderCycles(typed).map((group) => group.join(', ')),
    ),
    counted(
      '"any" outside comments',
      20,
      typed.flatMap(({ path, text }) => (text.replace(COMMENT, '').match(ANY) ?? []).map(() => path)),
    ),
    counted(
      'files of server and services that import the engine past its contracts',
      0,
      paths(typed.filter((file) => /^(server|services)\//.test(file.path) && importsOf(file).some(isInsideEngine))),
    ),
    counted(
      'files of the server that import scripts/',
      0,
      paths(
        product.filter(
          (file) => /^server\//.test(file.path) && importsOf(file).some((name) => /^scripts\//.test(name)),
        ),
      ),
    ),
    counted('names of the contract for hosts', 40, namesOf('engine/host.ts', typed)),
    counted('names of the base for hosts', 64, namesOf('engine/base/index.ts', typed)),
    counted(`pages of over ${PAGE_LINES} lines with the helpers that they alone use`, 14, longPages(typed)),
    counted(
      'files whose doc comment says a help text again',
      0,
      paths(typed.filter(({ text }) => saysHelpAgain(text))),
    ),
    counted(
      'single flights and gates outside the base',
      0,
      paths(
        typed.filter(
          ({ path, text }) =>
            !path.startsWith('engine/base/') && /\bclass (?:Gate|SingleFlight)\b|\bfunction createGate\b/.test(text),
        ),
      ),
    ),
    counted(
      'lines with "stand(s)"',
      60,
      product.flatMap(({ path, text }) =>
        text.split('\n').flatMap((line) => (/\bstands?\b/i.test(line) ? [path] : [])),
      ),
    ),
  ]
}

/** The names that a file hands on from others. */
const namesOf = (file: string, files: readonly SourceFile[]): string[] =>
  [...(files.find(({ path }) => path === file)?.text ?? '').matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(
    ([, names = '']) => names.split(',').flatMap((name) => name.trim() || []),
  )

const isInsideEngine = (imported: string): boolean =>
  imported.startsWith('engine/') && !/^engine\/(index|host|client\/hydrate)\.ts$/.test(imported)

/** Keys of the institution that files of one area read, and no others but those that declare and check them. */
function keysOfOneArea(files: readonly SourceFile[]): string[] {
  const declared = files.find(({ path }) => path === 'engine/contract/site/institution.ts')?.text ?? ''
  const body = /export interface Institution \{([\s\S]*?)\n\}/.exec(declared)?.[1] ?? ''
  const readers = files.filter(({ path }) => !/^(engine\/contract|config)\//.test(path))
  const readBy = readers.map(({ path, text }) => ({ area: areaOf(path), keys: keysReadIn(text) }))
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].flatMap(([, key = '']) => {
    const areas = new Set(readBy.flatMap(({ area, keys }) => (keys.has(key) ? [area] : [])))
    const [only] = areas
    return areas.size === 1 && only?.startsWith('plugins/') ? [`${key} (${only})`] : []
  })
}

const areaOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** Keys that are read of the institution, by name or taken apart. */
function keysReadIn(text: string): Set<string> {
  const named = [...text.matchAll(/\binstitution\??\.(\w+)/g)].map(([, key]) => key as string)
  const apart = [...text.matchAll(/\{([^{}]*)\} = (?:\w+\.)?institution\b/g)]
  return new Set([...named, ...apart.flatMap(([, names = '']) => names.split(/\W/))])
}

/** Pages that are long together with the files of their area that nothing else imports. */
function longPages(files: readonly SourceFile[]): string[] {
  const importers = new Map<string, Set<string>>()
  for (const file of files)
    for (const imported of valuesOf(file))
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file.path))
  return files
    .filter(({ path }) => /^plugins\/[\w-]+\/pages\//.test(path))
    .flatMap((page) => {
      const own = new Set([page.path])
      const area = areaOf(page.path)
      for (let size = 0; size !== own.size; ) {
        size = own.size
        for (const { path } of files) {
          const by = [...(importers.get(path) ?? [])]
          if (path.startsWith(`${area}/`) && by.length > 0 && by.every((one) => own.has(one))) own.add(path)
        }
      }
      const lines = files.reduce((sum, { path, lines }) => sum + (own.has(path) ? lines : 0), 0)
      const helpers = [...own].slice(1).map((path) => path.slice(area.length + 1))
      return lines > PAGE_LINES
        ? [`${page.path}: ${lines} lines, with ${helpers.sort().join(', ') || 'no helper'}`]
        : []
    })
}

/** Tells whether a doc comment and a help text of the same file are alike, but for the full stop. */
function saysHelpAgain(text: string): boolean {
  const bare = (words: string) => {
    const lines = words.split('\n').map((line) => line.trim())
    const joined = lines
      .map((line) => (line.startsWith('* ') ? line.slice(2) : line))
      .join(' ')
      .trim()
    return joined.endsWith('.') ? joined.slice(0, -1) : joined
  }
  const comments = new Set([...text.matchAll(/\/\*\*([\s\S]*?)(?:\*\/|$)/g)].map(([, words]) => bare(words as string)))
  return [...text.matchAll(/\bhelp: '((?:[^'\\\n]|\\.)*)'/g)].some(([, words]) => comments.has(bare(words as string)))
}

/** Places of more are not printed. */
const MAX_LISTED = 20

/** The measures as a table for a terminal, each with its places where these are few. */
export function measuresTable(measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ name }) => name.length))
  return measures
    .flatMap(({ name, now, aim, where }) => [
      `${now <= aim ? 'holds' : 'over '}  ${name.padEnd(width)}  ${now} (at most ${aim})`,
      ...(where.length <= MAX_LISTED ? where.map((place) => `         ${place}`) : []),
    ])
    .join('\n')
}
