/** One fact that keeps the site from starting, or that its developer should know. */
export interface Problem {
  severity: 'error' | 'warning'
  /** The file to open. */
  file: string
  fact: string
  remedy: string
}

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

const line = ({ file, fact, remedy }: Problem, index: number) => `${index + 1}. ${file}\n   ${fact}\n   → ${remedy}`
