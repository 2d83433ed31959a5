import type { Log } from 'atrium'
import type { Variables } from '#engine/host.ts'
import type { Environment } from '../../../config/environment.ts'
import { ErrorReports, unsent } from './error-reports.ts'
import { hiddenValues } from './hidden-values.ts'
import { LineBudget } from './line-budget.ts'
import { createLog } from './log.ts'
import { LogOutput } from './log-output.ts'

export interface OpenLog {
  log: Log
  output: LogOutput
  budget: LineBudget
  /** Sends errors to a collector; undefined: none is set. */
  reports: ErrorReports | undefined
}

interface LogOptions {
  /** The settings there are, for values that no line may hold. */
  variables: Variables
  now: () => Date
  /** Of the lines that all processes of the site may write, from 0 to 1. */
  share: number
  /** File descriptor that lines are written to; default: the standard output. */
  descriptor?: number | undefined
}

/** Opens the log of the process, and what reports its errors. */
export function openLog(
  environment: Environment & Readonly<Record<string, unknown>>,
  { variables, now, share, descriptor = 1 }: LogOptions,
): OpenLog {
  const { ERROR_REPORT_URL: url, RELEASE: release } = environment
  const hidden = hiddenValues(environment, variables)
  const reports = url ? new ErrorReports({ url, release, now, hidden, onFailure: tellUnsent }) : undefined
  const output = new LogOutput({
    descriptor,
    onRecovery: (lost, reason) =>
      log.logger.warn({ lost }, `Lines of the log were lost, since they could not be written: ${reason}.`),
  })
  const budget = new LineBudget({
    share,
    onLeftOut: (leftOut) =>
      log.logger.warn({ leftOut }, `${leftOut} lines of the log were left out, since there were too many at once.`),
  })
  const log = createLog(environment.LOG_LEVEL, {
    onError: (facts, message) => reports?.add(facts, message),
    destination: output,
    hidden,
    budget,
    base: share < 1 ? { pid: process.pid } : undefined,
  })
  function tellUnsent(reason: string) {
    log.warn({}, unsent(reason))
  }
  return { log, output, budget, reports }
}
