import { parentPort, Worker } from 'node:worker_threads'
import type { Log } from 'atrium'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import { type Ingester, type IngesterOptions, openIngester, type RunOptions, type SyncResult } from './ingester.ts'
import { type PlainFacts, plainFacts, revivedFacts } from './plain-facts.ts'

/** Describes what a thread is given when it starts: plain data. */
export interface ThreadData extends Omit<IngesterOptions, 'site' | 'log' | 'today' | 'now' | 'onMuch'> {}

/** Says what it is asked to do; null: to end. */
interface Run {
  today: string
  now: Date
  asked: RunOptions
}

type Message =
  | { kind: 'line'; level: keyof Log; facts: PlainFacts; text: string }
  | { kind: 'result'; result: SyncResult; isSpent?: boolean }
  | { kind: 'failure'; facts: PlainFacts; isSpent?: boolean }

/** Milliseconds that a thread waits for the next run: to start one takes ten times as long as to ingest what an editor publishes. */
const IDLE_MS = 10 * 60_000

/**
 * Ingests in a thread of its own, so that visitors wait for none of it. It is started for a run and ends when there has been
 * none for ten minutes. A thread that dies costs its run: what it had written in whole batches stays, and the next run goes on
 * from there.
 *
 * @param program path of a program that calls `ingestInThread` with the same site
 * @param isAtHand starts it at once and keeps it: it takes the memory of the site once more, and each run begins at once
 */
export function threadedIngester(
  { contentDir, dataDir, institution, sourceHash, typeHashes, today, now, log }: Omit<IngesterOptions, 'site'>,
  program: string,
  isAtHand = false,
): Ingester {
  const data: ThreadData = { contentDir, dataDir, institution, sourceHash, typeHashes }
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let waiting: { resolve(result: SyncResult): void; reject(error: unknown): void } | undefined
  const end = () => {
    clearTimeout(idle)
    thread?.postMessage(null)
    thread = undefined
  }
  /** Nobody waits for it any more: the process may end. @param isSpent it has given way to others, and would for ever */
  const rest = (isSpent = false) => {
    waiting = undefined
    if (isSpent) end()
    if (isSpent && isAtHand) thread = start()
    thread?.unref()
    if (!isAtHand) idle = setTimeout(end, IDLE_MS).unref()
  }
  const start = () => {
    const worker = new Worker(program, { workerData: data, name: 'content' })
    const lost = (error: Error) => {
      // One that was told to end has been forgotten.
      if (thread !== worker) return
      thread = undefined
      if (!waiting) return
      const message = `The thread that ingests content ended: ${error.message}. The next sync goes on from the last batch that was written.`
      log.error({ contentDir, error }, message)
      waiting.reject(error)
      waiting = undefined
    }
    return worker
      .on('message', (message: Message) => {
        if (message.kind === 'line') return log[message.level](revivedFacts(message.facts), message.text)
        if (message.kind === 'result') waiting?.resolve(message.result)
        else waiting?.reject(revivedFacts(message.facts).error)
        rest(message.isSpent)
      })
      .on('error', lost)
      .on('exit', (code) => lost(new Error(`it stopped with exit code ${code}`)))
  }
  const run = (asked: RunOptions = {}) =>
    new Promise<SyncResult>((resolve, reject) => {
      clearTimeout(idle)
      waiting = { resolve, reject }
      thread ??= start()
      thread.ref()
      thread.postMessage({ today: today(), now: now(), asked } satisfies Run)
    })
  if (isAtHand) {
    thread = start()
    thread.unref()
  }
  const prepare = () => {
    if (waiting || thread) return
    thread = start()
    rest()
  }
  return { run, prepare, close: end }
}

/**
 * The thread's own part: runs when it is asked to, and tells whoever asked how each went.
 *
 * @param site as it is installed, put together in this thread: content types hold functions
 * @param giveWay has this thread run when nobody else wants the processor, from now on: a run that takes a while does.
 *   Absent: that cannot be had
 */
export function ingestInThread(data: ThreadData, site: IngesterOptions['site'], giveWay?: () => void): void {
  const tell = (message: Message) => parentPort?.postMessage(message)
  const line = (level: keyof Log) => (facts: Record<string, unknown>, text: string) =>
    tell({ kind: 'line', level, facts: plainFacts(facts), text })
  const log: Log = { info: line('info'), warn: line('warn'), error: line('error') }
  const catalogue = createCatalogue(site, data.institution)
  let day = ''
  let moment = new Date(0)
  let isAwaited = false
  let isSpent = false
  const onMuch = () => {
    if (!giveWay || isSpent || isAwaited) return
    giveWay()
    isSpent = true
  }
  const ingester = openIngester({ ...data, site, log, today: () => day, now: () => moment, onMuch }, catalogue)
  parentPort?.on('message', async (run: Run | null) => {
    if (!run) {
      ingester.close()
      return parentPort?.close()
    }
    day = run.today
    moment = run.now
    isAwaited = run.asked.isAwaited === true
    try {
      tell({ kind: 'result', result: await ingester.run(run.asked), isSpent })
    } catch (error) {
      tell({ kind: 'failure', facts: plainFacts({ error }), isSpent })
    }
  })
}
