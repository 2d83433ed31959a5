import { refuseUnnamedContent } from '../../config/environment.ts'
import { explain, isSelfExplaining } from '../operations/explain.ts'
import { endInTime, endOnFault, endOnSignal } from '../processes/ending.ts'
import { buildFolder } from './site/build-folder.ts'
import { openSite } from './site/site.ts'
import { readSettings } from './site/site-definition.ts'
import { start } from './start.ts'

/** Runs the built site until it is told to stop. */
export async function run(): Promise<void> {
  try {
    const settings = readSettings(process.env)
    refuseUnnamedContent(process.env, settings)
    const started = await start(settings, buildFolder, openSite)
    const stop = () => {
      endInTime(started, settings.SHUTDOWN_DELAY * 1000)
      return started.stop()
    }
    endOnSignal({ stop })
    endOnFault({ ...started, stop })
    // Whoever reads this may end the process.
    console.log(`Open ${started.address}`)
  } catch (error) {
    console.error(explain(error))
    // To start again helps against an error, not against a wrong setting.
    process.exit(error instanceof Error && isSelfExplaining(error) ? 2 : 1)
  }
}
