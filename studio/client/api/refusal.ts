import type { Problem, Text } from './contract.ts'

/** Both files of an entry. */
export interface Texts {
  published?: Text
  draft?: Text
}

/** What the server says of what it refuses. */
export interface Refused {
  error?: { message: string; remedy: string }
  conflict?: Texts
  problems?: Problem[]
  isDatabaseAway?: true
}

/** Keeps what the server refused, in its words. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly remedy: string
  /** Holds what is on disk where somebody else wrote meanwhile: the newer text, and what is published. */
  readonly conflict: Text | undefined
  readonly published: Text | undefined
  /** Says what is wrong with what was sent, by field. */
  readonly problems: readonly Problem[]

  constructor(
    status: number,
    { message, remedy }: { message: string; remedy: string },
    texts: Texts = {},
    problems: readonly Problem[] = [],
  ) {
    super(message)
    this.problems = problems
    this.status = status
    this.remedy = remedy
    this.conflict = texts.draft ?? texts.published
    this.published = texts.published
  }
}

/** The server cannot be reached, or the database cannot that it reads entries from and writes them to. */
export class Offline extends Error {
  override name = 'Offline'
  readonly away: 'studio' | 'database'

  constructor(message: string, away: Offline['away'] = 'studio') {
    super(message)
    this.away = away
  }
}
