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
    if (path !== `engine/${INDEX}`) return found(source, inBrowser.needs(file))
    if (names.includes('*')) return { what: `all of "${source}"` }
    for (const name of names) {
      const because = inBrowser.needsOfName(name)
      if (because) return found(`${name} of "${source}"`, because)
    }
  }
}

const found = (what: string, because: string | undefined): ServerCode | undefined =>
  because ? { what, because } : undefined

/** Reads what the modules of the engine need, each once. */
function browserCode(engine: string) {
  const known = new Map<string, string | undefined>()
  const needs = (file: string): string | undefined => {
    if (known.has(file)) return known.get(file)
    // Two that import each other need what one of them does.
    known.set(file, undefined)
    const because = valueImports(file, readFileSync(file, 'utf8')).reduce<string | undefined>(
      (before, { source }) =>
        before ??
        (isBuiltin(source) || PACKAGES.includes(source)
          ? `it needs ${source}`
          : source === LARGE
            ? `it brings the package ${source}`
            : source.startsWith('.')
              ? needs(join(dirname(file), source))
              : undefined),
      undefined,
    )
    known.set(file, because)
    return because
  }
  let files: Map<string, string> | undefined
  return {
    needs,
    needsOfName(name: string): string | undefined {
      files ??= filesOfNames(join(engine, INDEX))
      const file = files.get(name)
      return file && needs(file)
    },
  }
}

/** Which file each name of an index comes from. */
function filesOfNames(index: string): Map<string, string> {
  const handedOn = valueImports(index, readFileSync(index, 'utf8'))
  return new Map(
    handedOn.flatMap(({ source, names }) => names.map((name) => [name, join(dirname(index), source)] as const)),
  )
}
