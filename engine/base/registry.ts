import { type Problem, problemOf } from './problem.ts'

/** A map that reports a name given twice instead of forgetting the first. */
export class Registry<Value extends { file: string }> extends Map<string, Value> {
  readonly #kind: string
  readonly #problems: Problem[]

  constructor(kind: string, problems: Problem[]) {
    super()
    this.#kind = kind
    this.#problems = problems
  }

  add(name: string, value: Value): void {
    const first = this.get(name)
    if (!first) return void this.set(name, value)
    const reason = `The ${this.#kind} "${name}" is declared twice; first in ${first.file}`
    this.#problems.push(problemOf(value.file, reason, 'Rename one of them.'))
  }
}
