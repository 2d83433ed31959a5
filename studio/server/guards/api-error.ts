import type { Problem } from '#engine/host.ts'

/** Fill placeholders like `{role}` of a sentence. */
export type Values = Readonly<Record<string, string | number>>

/** What is refused and what to do, in English, as sentences that have their values apart: in other languages they are other sentences. */
export interface Said {
  message: string
  remedy: string
  values?: Values
}

/** Refuses a request, with what whoever sent it may do. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly remedy: string
  readonly said: Said

  /**
   * @param message one sentence, without markup and without what was sent; it has its Spanish in `refusals.es.ts`, as the
   * remedy has
   */
  constructor(status: number, message: string, remedy: string, values: Values = {}) {
    super(filled(message, values))
    this.status = status
    this.remedy = filled(remedy, values)
    this.said = { message, remedy, values }
  }
}

/** Refuses a write for what is wrong with what was sent. */
export class ProblemsError extends ApiError {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(422, 'This is not valid, and nothing is saved.', 'Fix what is named, and save again.')
    this.problems = problems
  }
}

export const filled = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(values, name) ? String(values[name]) : whole))
