import { explain, isSelfExplaining } from '../../server/operations/explain.ts'
import { endInTime, endOnFault, endOnSignal } from '../../server/processes/ending.ts'
import { buildFolder } from '../../server/start/site/build-folder.ts'
import { readStudioSettings } from './settings.ts'
import { startStudio } from './start.ts'

/** Runs the studio until it is told to stop. */
export async function run(): Promise<void> {
  try {
    const started = await startStudio(readStudioSettings(process.env), buildFolder, (address) =>
      console.log(`Open ${address}`),
    )
    const stop = () => {
      endInTime(started, 0)
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
