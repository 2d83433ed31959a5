import type { Log } from 'atrium'
import { isDiskHanging } from '#engine/host.ts'

/** Describes what runs, and is to end in order. */
export interface Running {
  log: Log
  /** Answers what was asked and ends. @returns exit code; undefined: 0 */
  stop(): Promise<unknown>
}

/**
 * Ends the process. `process.exit` waits for its threads, and one that waits for a disk may do so for good: then it ends by
 * a signal, as if nobody had listened to that.
 */
export function endProcess(code: number, isStuck = isDiskHanging()): never {
  if (!isStuck) return process.exit(code)
  process.removeAllListeners('SIGTERM')
  process.kill(process.pid, 'SIGTERM')
  // The first process of a container is not ended by signals.
  return process.abort()
}

/** Milliseconds that a stop takes at most: whoever waits for it kills the process after 45 seconds. */
const LONGEST_STOP = 35_000

/** Ends the process though a stop does not come to its end, as while content is ingested from a disk that hangs. */
export function endInTime({ log }: Pick<Running, 'log'>, delay: number): void {
  setTimeout(() => {
    log.error({}, 'The stop does not come to its end: something hangs. The process ends. Look at the disks.')
    endProcess(1, true)
  }, delay + LONGEST_STOP).unref()
}

/** The first signal stops in order, the second at once. */
export function endOnSignal({ stop }: Pick<Running, 'stop'>, onSecond: () => void = () => undefined): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) {
        onSecond()
        endProcess(1, true)
      }
      isStopping = true
      stop().then(
        (code) => endProcess(typeof code === 'number' ? code : 0),
        (error: Error) => {
          console.error(error.stack)
          endProcess(1)
        },
      )
    })
}

/**
 * Ends the process after an exception that nobody caught, which leaves something half done: the process answers what
 * was asked and ends, to be started again. A rejection that nobody looked at leaves nothing behind but a line in the
 * log.
 */
export function endOnFault({ log, stop }: Running): void {
  process.on('unhandledRejection', (error) =>
    log.error({ error }, `Unhandled promise rejection: ${(error as Error | undefined)?.message ?? error}`),
  )
  let isStopping = false
  process.on('uncaughtException', (error) => {
    log.error({ error }, `An error was caught nowhere, the process ends: ${error.message}`)
    if (isStopping) return
    isStopping = true
    const end = () => endProcess(1)
    stop().then(end, end)
  })
}
