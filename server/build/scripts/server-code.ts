import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { SERVER_PACKAGES } from '../server-packages.mjs'
import { type ValueImport, valueImports } from './value-imports.ts'

/** Folders of Atrium of which nothing runs in browsers, with closing slash. */
const SERVER_FOLDERS = ['server/', 'services/', 'config/', 'engine/testing/']
/** Packages of which nothing does, and one that is too large: what the engine makes with it is checked on the server. */
const PACKAGES = [...SERVER_PACKAGES, 'react-dom/server']
const LARGE = 'zod'
const INDEX = 'index.ts'

/** What an import leads to that runs on the server alone, as a sentence names it. */
export interface ServerCode {
  /** Like `f of "atrium"`. */
  what: string
  /** Why it does, where that is not plain. */
  because?: string
}

/**
 * Tells which imports of a client script lead to code that runs on the server alone. Of the engine that is each name of
 * `atrium` whose modules need Node or zod; the others are small, and run in browsers.
 *
 * @param atrium folder of Atrium
 */
export function serverCode(atrium: string): (imported: ValueImport, file?: string) => ServerCode | undefined {
  const engine = join(atrium, 'engine') + sep
  const inBrowser = browserCode(engine)
  return ({ source, names }, file) => {
    if (isBuiltin(source) && (source.startsWith('node:') || !file))
      return { what: source, because: 'it is part of Node' }
    if (PACKAGES.includes(source)) return { what: source }
    if (!file?.startsWith(atrium + sep)) return undefined
    const path = file.slice(atrium.length + 1).replaceAll('\\', '/')
    if (SERVER_FOLDERS.some((folder) => path.startsWith(folder))) return { what: source }
    if (!file.startsWith(engine)) return undefined
    const saying = (what: string, because?: string) => (because ? { what, because } : undefined)
    if (path !== `engine/${INDEX}`) return saying(source, inBrowser.needs(file))
    if (names.includes('*')) return { what: `all of "${source}"` }
    return firstOf(names, (name) => saying(`${name} of "${source}"`, inBrowser.needsOfName(name)))
  }
}

/** Says of modules of the engine what they need that browsers have not. */
function browserCode(engine: string) {
  const known = new Map<string, string | undefined>()
  const importsOf = (file: string) => valueImports(file, readFileSync(file, 'utf8'))
  const needs = (file: string): string | undefined => {
    if (!known.has(file))
      known.set(
        file,
        firstOf(importsOf(file), ({ source }) => needOf(source, file)),
      )
    return known.get(file)
  }
  const needOf = (source: string, file: string): string | undefined => {
    if (isBuiltin(source) || PACKAGES.includes(source)) return `it needs ${source}`
    if (source === LARGE) return `it brings the package ${source}`
    return source.startsWith('.') ? needs(join(dirname(file), source)) : undefined
  }
  const needsOfName = (name: string): string | undefined => {
    const found = importsOf(join(engine, INDEX)).find(({ names }) => names.includes(name))
    return found && needs(join(engine, found.source))
  }
  return { needs, needsOfName }
}

/** The first answer that there is. */
function firstOf<Item, Answer>(items: readonly Item[], ask: (item: Item) => Answer | undefined): Answer | undefined {
  for (const item of items) {
    const answer = ask(item)
    if (answer !== undefined) return answer
  }
}
