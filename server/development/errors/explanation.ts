import { isSelfExplaining, withoutColor } from '../../operations/explain.ts'
import { codeFrame } from './code-frame.ts'
import { isSheetError, type Location, locationOf, missingImport, ownFile, ownFrames } from './location.ts'

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
    return `${ownFile(missing.importer, root) ?? missing.importer} imports ${missing.specifier}, which does not exist.`
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
