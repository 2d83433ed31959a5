import { type Dependencies, noteRenewal } from '../content/dependencies.ts'
import type { Log } from '../contract/ports/log.ts'

const MINUTE = 60_000
/** Says after how long what was made with facts is made again; sooner where they are missing. */
const RENEW_MS = 15 * MINUTE
const RETRY_MS = MINUTE

export interface AskServiceOptions {
  log: Log
  now: () => Date
  /** When the answer has to be made again is noted here. */
  dependencies: Dependencies
}

/** A question to a service outside. @returns undefined when it failed; the log says what that means */
export type AskService = <Answer>(
  ask: () => Promise<Answer>,
  facts: Record<string, unknown>,
  /** The line of the log, or what it begins with. */
  loss: string | ((error: Error) => string),
) => Promise<Answer | undefined>

/** Asks services outside during one render. It never rejects. */
export const createAskService =
  ({ log, now, dependencies }: AskServiceOptions): AskService =>
  async (ask, facts, loss) => {
    const renewAfter = (ms: number) => noteRenewal(dependencies, new Date(now().getTime() + ms))
    try {
      const answer = await ask()
      renewAfter(RENEW_MS)
      return answer
    } catch (error) {
      renewAfter(RETRY_MS)
      const { message } = error as Error
      log.error({ ...facts, error }, typeof loss === 'string' ? `${loss}: ${message}` : loss(error as Error))
      return undefined
    }
  }
