import type { Log } from '#engine/contract/ports/log.ts'

/** What runs, and is to end in order. */
export interface Running {
  log: Log
  /** Answers what was asked and ends. @returns exit code; undefined: 0 */
  stop(): Promise<unknown>
}

/** The first signal stops in order, the second at once. */
export function endOnSignal({ stop }: Pick<Running, 'stop'>, onSecond: () => void = () => undefined): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) {
        onSecond()
        process.exit(1)
      }
      isStopping = true
      stop().then(
        (code) => process.exit(typeof code === 'number' ? code : 0),
        (error: Error) => {
          console.error(error.stack)
          process.exit(1)
        },
      )
    })
}

/**
 * What nobody caught leaves something half done: the process answers what was asked and ends, to be started again. A
 * rejection that nobody looked at leaves nothing behind but a line in the log.
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
    const end = () => process.exit(1)
    stop().then(end, end)
  })
}
