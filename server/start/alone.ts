import { refuseUnnamedContent } from '../../config/environment.ts'
import { requireFree } from '../http/connections/listen.ts'
import { runProgram } from './run-program.ts'
import { buildFolder } from './site/build-folder.ts'
import { openSite } from './site/site.ts'
import { readSettings } from './site/site-definition.ts'
import { start } from './start.ts'

/** Runs the built site until it is told to stop. */
export const run = (): Promise<void> =>
  runProgram(async () => {
    const settings = readSettings(process.env)
    refuseUnnamedContent(process.env, settings)
    await requireFree(settings)
    const started = await start(settings, buildFolder, openSite)
    const announce = () => console.log(`Open ${started.address}`)
    return { ...started, delay: settings.SHUTDOWN_DELAY * 1000, announce }
  })
