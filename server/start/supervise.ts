import { createServer, type Server } from 'node:net'
import { attempt } from '#engine/host.ts'
import { type Environment, readEnvironment } from '../../config/environment.ts'
import { variables } from '../../config/variables.ts'
import { CONNECTION_LIMITS } from '../http/connections/limits.ts'
import { listen, requireFree } from '../http/connections/listen.ts'
import { explain, isSelfExplaining } from '../operations/explain.ts'
import { openLog } from '../operations/log/open-log.ts'
import { watchOpenFiles } from '../operations/open-files.ts'
import { dropFolders, forgetFolders } from '../pages/disk/page-folders.ts'
import { endOnFault, endOnSignal } from '../processes/ending.ts'
import type { Question } from '../processes/messages.ts'
import { openOperationsPort } from '../processes/operations-port.ts'
import { programOf } from '../processes/supervisor/program.ts'
import { launchFrom } from '../processes/supervisor/server-process.ts'
import { Supervisor } from '../processes/supervisor/supervisor.ts'
import { buildFolder } from './site/build-folder.ts'
import { createTimeSource } from './site/time-source.ts'

/** Bounds what servers may take to end beside the delay that is set, in milliseconds: longer than the longest answers. */
const LONGEST_STOP = 35_000

/** Runs several servers on one port until it is told to stop. */
export async function supervise(count: number): Promise<void> {
  const environment = attempt(() => readEnvironment(process.env, variables))
  // It says all that is wrong.
  if (!environment) return (await import('./alone.ts')).run()
  const { SHUTDOWN_DELAY, DATA_DIR } = environment
  const time = createTimeSource(environment.SITE_NOW)
  const { log, output, reports } = openLog(environment, { variables, now: time.now, share: 1 / count })
  const settings = () => ({ ...process.env, ...presentTime(environment, time.now()) })
  const answer = (question: Question): readonly unknown[] => {
    if (question.ask === 'clock') time.move(new Date(question.to))
    if (question.ask === 'purge') forgetFolders(DATA_DIR, supervisor.folders)
    return question.ask === 'metrics' ? [ownMetrics(supervisor.restarts, output.lost)] : []
  }
  const launch = launchFrom(programOf(process.argv[1], buildFolder), settings, (line) => output.write(line))
  const supervisor = new Supervisor({ count, launch, answer, log })
  const listener = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => supervisor.give(socket))
  listener.maxConnections = CONNECTION_LIMITS.connections
  dropFolders(DATA_DIR, count + 1)

  const listeners: Server[] = [listener]
  let address = ''
  let isStopping = false
  const stop = async () => {
    isStopping = true
    const delay = SHUTDOWN_DELAY * 1000
    setTimeout(() => {
      log.error({}, 'Servers did not end in time and are killed.')
      supervisor.kill()
      process.exit(1)
    }, delay + LONGEST_STOP).unref()
    const code = await supervisor.stop(listeners, delay)
    log.info({}, 'all servers have stopped')
    await reports?.flush()
    return code
  }
  endOnSignal({ stop }, () => supervisor.kill())
  endOnFault({ log, stop })
  process.on('SIGHUP', () => supervisor.restart())
  try {
    await requireFree(environment)
    const end = await supervisor.start(async () => {
      const operators = await openOperationsPort(environment, (socket) => supervisor.give(socket, 'operations'), log)
      if (operators) listeners.push(operators)
      address = await listen(listener, environment)
    })
    if (isStopping) return
    // It has said why.
    if (end) process.exit(end.code ?? 1)
  } catch (error) {
    console.error(explain(error))
    supervisor.kill()
    process.exit(error instanceof Error && isSelfExplaining(error) ? 2 : 1)
  }
  watchOpenFiles({ log })
  log.info({ address, processes: count }, `listening on ${address}`)
  console.log(`Open ${address}`)
}

/** A server that starts later has the time that the others have. */
const presentTime = ({ SITE_NOW }: Environment, now: Date) =>
  SITE_NOW && { SITE_NOW: `${SITE_NOW.stopped ? '=' : ''}${now.toISOString()}` }

/** Returns what the supervisor adds to the metrics of its servers, in the form in which `prom-client` gives them as JSON. */
const ownMetrics = (restarts: number, linesLost: number) => [
  sum('counter', 'atrium_process_restarts_total', restarts),
  sum('counter', 'atrium_log_lines_lost_total', linesLost),
  sum('gauge', 'process_resident_memory_bytes', process.memoryUsage.rss()),
]

/** Servers say what it means: theirs come first. */
const sum = (type: 'counter' | 'gauge', name: string, value: number) => ({
  name,
  help: name,
  type,
  aggregator: 'sum',
  values: [{ value, labels: {} }],
})
