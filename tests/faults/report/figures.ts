import { TestRunner } from 'vitest'

/** What was measured in a test, beside what it should be. Printed, never judged: the test's own expectations do that. */
export interface Figure {
  /** Like `answers lost`. */
  what: string
  figure: string | number
  /** Like `0` or `≤ 4 MB`; absent where there is none. */
  target?: string | number
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[]
  }
}

/** Adds figures to the line that the running test gets in the report of faults. */
export function note(...figures: Figure[]): void {
  const test = TestRunner.getCurrentTest()
  if (test) test.meta.figures = [...(test.meta.figures ?? []), ...figures]
}

const MB = 1024 * 1024

/** Bytes as people read them. */
export const megabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`

/** True for `npm run faults`, which tries more moments and floods harder than `npm test`. */
export const isThorough = process.env.FAULTS === 'thorough'
