import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { attempt } from '#engine/host.ts'

/** A place in the sources of the project. */
export interface Location {
  /** From the root of the project, with slashes. */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column?: number
}

/** Describes what Vite adds to an error of a file that it cannot read. */
interface TransformError extends Error {
  errors?: { loc?: { file?: string; line: number; column: number } }[]
}

/** Describes what Vite adds to an error of a style sheet. */
interface SheetError extends Error {
  name: 'CssSyntaxError'
  reason: string
  /** The line from 1, the column from 0. */
  loc: { file: string; line: number; column: number }
}

export const isSheetError = (error: Error): error is SheetError =>
  error.name === 'CssSyntaxError' && typeof (error as Partial<SheetError>).loc?.file === 'string'

/** How Vite tells of an import that leads nowhere: the specifier, and the file that has it. */
const MISSING_IMPORT =
  /(?:Failed to load url (?<url>\S+) .*? in (?<by>.+?)\. Does the file exist\?|Cannot find module '(?<id>[^']+)' imported from '(?<from>[^']+)')/

/** The end of a line of a stack. */
const POSITION = /:(\d{1,9}):(\d{1,9})\)?$/

/**
 * Where in the project's own sources an error arose: in a file that cannot be parsed, at an import that leads nowhere,
 * or at the first line of its stack, or its cause's, that is no package's.
 *
 * @param root folder of the project
 */
export function locationOf(error: Error, root: string): Location | undefined {
  const own = parseLocation(error, root) ?? importLocation(error, root) ?? frameOf(ownFrames(error, root))
  if (own) return own
  return error.cause instanceof Error ? locationOf(error.cause, root) : undefined
}

/** Where an author wrote what failed, though the engine says so. */
const frameOf = (frames: ReturnType<typeof ownFrames>): Location | undefined =>
  (frames.find(({ location: { file } }) => /^(plugins|blocks|model|ui)\//.test(file)) ?? frames[0])?.location

/** An import that leads nowhere. */
export function missingImport({ message }: Error): { specifier: string; importer: string } | undefined {
  const { url, by, id, from } = MISSING_IMPORT.exec(message)?.groups ?? {}
  const [specifier, importer] = [url ?? id, by ?? from]
  return specifier && importer ? { specifier, importer } : undefined
}

/** The lines of a stack that are the project's own, with files named from its root. */
export function ownFrames(error: Pick<Error, 'stack'>, root: string): { text: string; location: Location }[] {
  return (error.stack ?? '').split('\n').flatMap((line) => {
    const text = line.trim()
    const position = text.startsWith('at ') ? POSITION.exec(text) : null
    if (!position) return []
    // With parentheses around it where the function has a name.
    const begin = text.lastIndexOf('(') + 1 || 'at '.length
    const file = text.slice(begin, position.index).replace(/^async /, '')
    const own = ownFile(file, root)
    const [, row, column] = position
    return own
      ? [{ text: text.replace(file, own), location: { file: own, line: Number(row), column: Number(column) } }]
      : []
  })
}

/** @returns the path from the root; undefined for what is no source of the project */
export function ownFile(file: string, root: string): string | undefined {
  const path = file.startsWith('file://') ? fileURLToPath(file) : file
  const own = relative(root, resolve(root, path.replace(/\?.*$/, ''))).replaceAll('\\', '/')
  return own === '' || own.startsWith('..') || /(^|\/)node_modules\/|^node:|^<|:/.test(own) ? undefined : own
}

function parseLocation(error: Error, root: string): Location | undefined {
  const loc = isSheetError(error) ? error.loc : (error as TransformError).errors?.[0]?.loc
  const file = loc?.file && ownFile(loc.file, root)
  return loc && file ? { file, line: loc.line, column: loc.column + 1 } : undefined
}

function importLocation(error: Error, root: string): Location | undefined {
  const missing = missingImport(error)
  const file = missing && ownFile(missing.importer, root)
  if (!file) return undefined
  const lines = sourceLines(file, root) ?? []
  const index = lines.findIndex((line) => ["'", '"'].some((quote) => line.includes(quote + missing.specifier + quote)))
  return { file, line: Math.max(index, 0) + 1 }
}

/** @returns undefined when the file cannot be read */
export const sourceLines = (file: string, root: string): string[] | undefined =>
  attempt(() => readFileSync(resolve(root, file), 'utf8').split('\n'))
