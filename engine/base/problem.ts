/**
 * Describes what is wrong with a file: a source, an entry, a picture, texts, settings. The start, the log, the content
 * check and the gallery tell it.
 */
export interface Problem {
  /** `error`: something is lost by it. `warning`: nothing is lost that a page would show. */
  severity: 'error' | 'warning'
  /** The file to open; content files by their path inside the content directory. */
  file: string
  /** The place in the file, in wire spelling, like `body[2].text_block.text`; empty: the whole. */
  field: string
  /** A sentence without its full stop, of which file and field may be the subject: `is not a valid date`. */
  reason: string
  remedy: string
}

/** A problem in a file that only its reader can name. */
export type FieldProblem = Omit<Problem, 'file'>

/** Says what is wrong with a whole file, or with a field of it. */
export const problemOf = (
  file: string,
  reason: string,
  remedy: string,
  severity: Problem['severity'] = 'error',
  field = '',
): Problem => ({ severity, file, field, reason, remedy })

/** Says what is wrong with a field of a file that only its reader can name. */
export const fieldProblem = (
  field: string,
  reason: string,
  remedy: string,
  severity: Problem['severity'] = 'error',
): FieldProblem => ({ severity, field, reason, remedy })

/** The path of `name` inside the field `path`. */
export const within = (path: string, name: string): string => (path ? `${path}.${name}` : name)

/** One sentence for the log, which has the severity beside it. */
export const problemText = ({ file, field, reason, remedy }: Problem): string =>
  `${file}${field ? ` ${field}` : ''}: ${reason}. ${remedy}`

/** One line for the terminal. */
export const problemLine = (problem: Problem): string => `${problem.severity.padEnd(7)} ${problemText(problem)}`

/** Thrown once with every problem found, so that one start names them all. */
export class StartupError extends Error {
  override name = 'StartupError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(
      `The site cannot start. ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:\n${problems.map(line).join('\n')}`,
    )
    this.problems = problems
  }
}

const line = ({ file, reason, remedy }: Problem, index: number) =>
  `${index + 1}. ${file}\n   ${reason}.\n   → ${remedy}`
