import { isSelfExplaining, withoutColor } from '../../operations/explain.ts'
import { isSheetError, type Location, locationOf, missingImport, ownFile, ownFrames, sourceLines } from './location.ts'

/** An error as a developer wants to read it. */
export interface Explanation {
  /** Holds what is wrong, and where it says so itself what to do. */
  message: string
  location?: Location
  /** The lines around the location. */
  frame?: string
  /** Lines of the stack that are the project's own. */
  stack: string[]
}

/** How the module runner writes a name that a file imports. */
const IMPORTED = /\(0 ?, ?__vite_ssr_import_\d+__\.(\w+)\)|__vite_ssr_import_\d+__\.(?=\w)/g
const MAX_FRAMES = 8

/**
 * Says what is wrong, and in which file and line.
 *
 * @param error anything that was thrown
 * @param root folder of the project
 */
export function explainError(error: unknown, root: string): Explanation {
  if (!(error instanceof Error)) return { message: String(error), stack: [] }
  const message = withoutColor(messageOf(error, root))
  // Names its files itself.
  if (isSelfExplaining(error)) return { message, stack: [] }
  const location = locationOf(error, root)
  const frame = location && codeFrame(location, root)
  return {
    message,
    location,
    frame,
    stack: ownFrames(error, root)
      .filter(({ location: { file } }) => !file.startsWith('server/development/'))
      .slice(0, MAX_FRAMES)
      .map(({ text }) => text),
  }
}

/** The explanation as text for a terminal. */
export function explainInText(error: unknown, root: string): string {
  const { message, location, frame, stack } = explainError(error, root)
  return [message, location && placeOf(location), frame, ...stack].filter(Boolean).join('\n')
}

/** Like `blocks/hero/index.tsx:12:5`, which editors and terminals open. */
export const placeOf = ({ file, line, column }: Location): string => [file, line, column].filter(Boolean).join(':')

function messageOf(error: Error & { errors?: { message?: string }[] }, root: string): string {
  const missing = missingImport(error)
  if (missing)
    return `${ownFile(missing.importer, root) ?? missing.importer} imports ${missing.specifier}, which does not exist. Correct the path, with the ending of the file, or install the package.`
  if (isSheetError(error))
    return `${ownFile(error.loc.file, root) ?? error.loc.file} is not valid CSS: ${error.reason}. Correct the line.`
  const [parse] = error.errors ?? []
  if (parse?.message)
    return withoutColor(parse.message)
      .split('\n', 1)
      .join('')
      .replace(/^\[\w+\] /, '')
  const name = isSelfExplaining(error) || error.name === 'Error' ? '' : `${error.name}: `
  return name + error.message.replace('[vite] ', '').replace(IMPORTED, '$1')
}

/** Lines shown before and after the one that matters. */
const LINES_AROUND = 3

/**
 * The lines around a place in the sources, the line itself marked, and below it the column.
 *
 * @returns undefined when the file has no such line
 */
function codeFrame({ file, line, column }: Location, root: string): string | undefined {
  const lines = sourceLines(file, root)
  if (!lines || line < 1 || line > lines.length) return undefined
  const first = Math.max(1, line - LINES_AROUND)
  const last = Math.min(lines.length, line + LINES_AROUND)
  const width = String(last).length
  return lines
    .slice(first - 1, last)
    .flatMap((text, index) => {
      const number = first + index
      const shown = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd()
      const pointer = `  ${' '.repeat(width)} | ${text.slice(0, (column ?? 1) - 1).replace(/[^\t]/g, ' ')}^`
      return number === line && column ? [shown, pointer] : [shown]
    })
    .join('\n')
}
