import type { Question } from './messages.ts'

/** Answers each kind of question. */
export type Answerers = {
  [Kind in Question['ask']]: (question: Extract<Question, { ask: Kind }>) => unknown
}

/** The servers of a site as one of them sees them: itself and, where there are more, the others. */
export interface Peers {
  /** How many share what the settings give. */
  readonly count: number
  /** Number of the folder in which this server alone keeps pages on disk. */
  readonly folder: number
  /** No other ran before it. */
  readonly isFirst: boolean
  /** Runs while no other server runs what has the same name. */
  exclusively: Exclusively
  /** Begins what one server does for all, once that is this one. It goes on until the server ends. */
  lead(begin: () => void): void
  /** Asks every server, this one too. @returns what they answer, without those that end meanwhile or take too long */
  ask(question: Question): Promise<unknown[]>
  /** Answers from now on, also what was asked before. */
  answer(answerers: Answerers): void
}

export type Exclusively = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/** Asks the right one for an answer. */
export const answerTo = async (question: Question, answerers: Answerers): Promise<unknown> =>
  (answerers[question.ask] as (question: Question) => unknown)(question)

/** One server without others. */
export function createAlone(): Peers {
  let answerers: Answerers | undefined
  return {
    count: 1,
    folder: 1,
    isFirst: true,
    exclusively: (_, work) => work(),
    lead: (begin) => begin(),
    ask: async (question) => (answerers ? [await answerTo(question, answerers)] : []),
    answer: (given) => {
      answerers = given
    },
  }
}
