import { refuseUnnamedContent } from '../config/environment.ts'
import { buildFolder } from './build-folder.ts'
import { explain, isSelfExplaining } from './explain.ts'
import { endInTime, endOnFault, endOnSignal } from './processes/ending.ts'
import { openSite } from './site.ts'
import { readSettings } from './site-definition.ts'
import { start } from './start.ts'

/** Runs the built site until it is told to stop. */
export async function run(): Promise<void> {
  try {
    const settings = readSettings(process.env)
    refuseUnnamedContent(process.env, settings)
    const started = await start(settings, buildFolder, openSite)
    console.log(`Open ${started.address}`)
    const stop = () => {
      endInTime(started, settings.SHUTDOWN_DELAY * 1000)
      return started.stop()
    }
    endOnSignal({ stop })
    endOnFault({ ...started, stop })
  } catch (error) {
    console.error(explain(error))
    // To start again helps against an error, not against a wrong setting.
    process.exit(error instanceof Error && isSelfExplaining(error) ? 2 : 1)
  }
}
