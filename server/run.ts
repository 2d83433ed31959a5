import { buildFolder } from './build-folder.ts'
import { explain, isSelfExplaining } from './explain.ts'
import { openSite } from './site.ts'
import { readSettings } from './site-definition.ts'
import { type Started, start } from './start.ts'

/** Runs the built site until it is told to stop. */
export async function run(): Promise<void> {
  try {
    const started = await start(readSettings(process.env), buildFolder, openSite)
    console.log(`Open ${started.address}`)
    stopOnSignal(started.stop)
    stopOnFault(started)
  } catch (error) {
    console.error(explain(error))
    // To start again helps against an error, not against a wrong setting.
    process.exit(error instanceof Error && isSelfExplaining(error) ? 2 : 1)
  }
}

/** The first signal stops in order, the second at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      stop().then(
        () => process.exit(0),
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
function stopOnFault({ log, stop }: Started): void {
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
