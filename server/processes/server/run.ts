import { refuseUnnamedContent } from '../../../config/environment.ts'
import { buildFolder } from '../../build-folder.ts'
import { explain, isSelfExplaining } from '../../explain.ts'
import { openSite } from '../../site.ts'
import { readSettings } from '../../site-definition.ts'
import { start } from '../../start.ts'
import { endOnFault, endProcess } from '../ending.ts'
import type { ServerRole } from '../role.ts'
import { SupervisorLink } from './link.ts'

/** Signals that a terminal or an administrator sends to all processes of the site: the supervisor alone acts on them. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Runs one of several servers, until its supervisor says so or is gone. */
export async function runServer(role: ServerRole): Promise<void> {
  for (const signal of SIGNALS) process.on(signal, () => undefined)
  const link = new SupervisorLink({ channel: process, ...role })
  let isStarted = false
  link.ended.then((isGone) => isGone && !isStarted && process.exit(1))
  try {
    const settings = readSettings(process.env)
    refuseUnnamedContent(process.env, settings)
    const started = await start(settings, buildFolder, openSite, {
      peers: link,
      entrance: link.entrance,
    })
    isStarted = true
    endOnFault(started)
    const isGone = await link.ended
    await started.stop()
    endProcess(isGone ? 1 : 0)
  } catch (error) {
    console.error(explain(error))
    process.exit(error instanceof Error && isSelfExplaining(error) ? 2 : 1)
  }
}
