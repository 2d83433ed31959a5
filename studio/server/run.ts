import { runProgram } from '../../server/start/run-program.ts'
import { buildFolder } from '../../server/start/site/build-folder.ts'
import { readStudioSettings } from './settings.ts'
import { startStudio } from './start.ts'

/** Runs the studio until it is told to stop. */
export const run = (): Promise<void> =>
  runProgram(async () => {
    const say = (address: string) => console.log(`Open ${address}`)
    const started = await startStudio(readStudioSettings(process.env), buildFolder, say)
    return { ...started, delay: 0, announce: started.invite }
  })
