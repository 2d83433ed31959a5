import { buildFolder } from './build-folder.ts'
import { explain, isSelfExplaining } from './explain.ts'
import { endOnFault, endOnSignal } from './processes/ending.ts'
import { openSite } from './site.ts'
import { readSettings } from './site-definition.ts'
import { start } from './start.ts'

/** Runs the built site until it is told to stop. */
export async function run(): Promise<void> {
  try {
    const started = await start(readSettings(process.env), buildFolder, openSite)
    console.log(`Open ${started.address}`)
    endOnSignal(started)
    endOnFault(started)
  } catch (error) {
    console.error(explain(error))
    // To start again helps against an error, not against a wrong setting.
    process.exit(error instanceof Error && isSelfExplaining(error) ? 2 : 1)
  }
}
