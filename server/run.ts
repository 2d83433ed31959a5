import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explain } from './explain.ts'
import { openSite } from './site.ts'
import { readSettings } from './site-definition.ts'
import { start } from './start.ts'

/** Runs the built site until it is told to stop. */
export async function run(): Promise<void> {
  // The built program stands in `dist/server`, or in a folder of parts below it.
  const build = dirname(fileURLToPath(import.meta.url)).replace(/\/server(\/chunks)?$/, '')
  try {
    const started = await start(readSettings(process.env), build, openSite)
    console.log(`Open ${started.address}`)
    stopOnSignal(started.stop)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
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
