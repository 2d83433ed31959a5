import { type Location, sourceLines } from './location.ts'

/** Lines shown before and after the one that matters. */
const LINES_AROUND = 3

/**
 * The lines around a place in the sources, the line itself marked, and below it the column.
 *
 * @returns undefined when the file has no such line
 */
export function codeFrame({ file, line, column }: Location, root: string): string | undefined {
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
