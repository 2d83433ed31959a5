import { refuseUnnamedContent } from '../../config/environment.ts'
import { explain, isSelfExplaining } from '../operations/explain.ts'
import { endOnFault, endProcess } from '../processes/ending.ts'
import { SupervisorLink } from '../processes/link.ts'
import type { ServerRole } from '../processes/role.ts'
import { buildFolder } from './site/build-folder.ts'
import { openSite } from './site/site.ts'
import { readSettings } from './site/site-definition.ts'
import { start } from './start.ts'

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
    const started = await start(settings, buildFolder, openSite, { peers: link, listener: link.listener })
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
