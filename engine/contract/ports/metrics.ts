/**
 * How a question to a service outside ended. `missing`: it knows no such thing. `refused`: it was not asked, because too
 * many questions wait, or because it is left alone for a while.
 */
export type Outcome = 'ok' | 'missing' | 'failed' | 'timed-out' | 'refused'

/** Counts what one service outside is asked, for those who run the site. */
export interface ServiceMetrics {
  /** A question is asked. @returns told once how it ended */
  asked(): (outcome: Outcome) => void
  /** A new answer could not be had: the last good one stays. */
  staleIfError(): void
}
