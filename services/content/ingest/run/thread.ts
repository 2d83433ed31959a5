import { parentPort, Worker } from 'node:worker_threads'
import type { Log } from 'atrium'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import { type Ingester, type IngesterOptions, openIngester, type RunOptions, type SyncResult } from './ingester.ts'
import { type PlainFacts, plainFacts, revivedFacts } from './plain-facts.ts'

/** Describes the site in one language whose content is ingested: plain data. */
interface ThreadData extends Omit<IngesterOptions, 'site' | 'log' | 'today' | 'now' | 'onMuch'> {}

/** Says what the thread is asked to do; null: to end. */
interface Run {
  data: ThreadData
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
/** The same before the site has started: the run of its next language comes at once, or none does. */
const IDLE_AT_START_MS = 2000

/** A thread that ingests for a site in all its languages: it has what they have in common once. */
export interface ContentThread {
  /** @param isAtHand starts it at once and keeps it: it takes the memory of the site once more, and each run begins at once */
  ingester(options: Omit<IngesterOptions, 'site'>, isAtHand?: boolean): Ingester
}

/**
 * Ingests in a thread of its own, so that visitors wait for none of it. It is started for a run and ends when there has been
 * none for ten minutes, or with the last of its ingesters. A thread that dies costs its run: what it had written in whole
 * batches stays, and the next run goes on from there.
 *
 * @param program path of a program that calls `ingestInThread` with the same site
 */
export function contentThread(program: string): ContentThread {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let waiting: { resolve(result: SyncResult): void; reject(error: unknown): void; log: Log; run: Run } | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isKept = false
  let open = 0
  const end = () => {
    clearTimeout(idle)
    thread?.postMessage(null)
    thread = undefined
  }
  const begin = () => {
    thread ??= start()
    thread.unref()
  }
  /** What it took of the memory, and its place behind others, go with it. */
  const renew = () => {
    end()
    if (isKept) begin()
  }
  /** Nobody waits for it any more: the process may end. @param isSpent it has given way to others, and would for ever */
  const rest = (isSpent = false) => {
    const isAtStart = waiting?.run.asked.isAwaited
    waiting = undefined
    thread?.unref()
    if (isSpent) renew()
    else if (isAtStart || !isKept) idle = setTimeout(renew, isAtStart ? IDLE_AT_START_MS : IDLE_MS).unref()
  }
  const start = () => {
    const worker = new Worker(program, { name: 'content' })
    const lost = (error: Error) => {
      // One that was told to end has been forgotten.
      if (thread !== worker) return
      thread = undefined
      if (!waiting) return
      const { log, run, reject } = waiting
      const message = `The thread that ingests content ended: ${error.message}. The next sync goes on from the last batch that was written.`
      log.error({ contentDir: run.data.contentDir, error }, message)
      reject(error)
      waiting = undefined
    }
    return worker
      .on('message', (message: Message) => {
        if (message.kind === 'line') return waiting?.log[message.level](revivedFacts(message.facts), message.text)
        if (message.kind === 'result') waiting?.resolve(message.result)
        else waiting?.reject(revivedFacts(message.facts).error)
        rest(message.isSpent)
      })
      .on('error', lost)
      .on('exit', (code) => lost(new Error(`it stopped with exit code ${code}`)))
  }
  const asked = (run: Run, log: Log) =>
    new Promise<SyncResult>((resolve, reject) => {
      clearTimeout(idle)
      waiting = { resolve, reject, log, run }
      thread ??= start()
      thread.ref()
      thread.postMessage(run)
    })
  return {
    ingester({ contentDir, dataDir, institution, sourceHash, typeHashes, today, now, log }, isAtHand = false) {
      const data: ThreadData = { contentDir, dataDir, institution, sourceHash, typeHashes }
      let isOpen = true
      open++
      isKept ||= isAtHand
      if (isAtHand) begin()
      return {
        run(options = {}) {
          const result = last.then(() => asked({ data, today: today(), now: now(), asked: options }, log))
          last = result.catch(() => undefined)
          return result
        },
        prepare() {
          if (waiting || thread) return
          begin()
          rest()
        },
        close() {
          if (isOpen && --open === 0) end()
          isOpen = false
        },
      }
    },
  }
}

/**
 * The thread's own part: runs when it is asked to, and tells whoever asked how each went.
 *
 * @param siteOf puts the site together as it is installed, in this thread: content types hold functions
 * @param giveWay has this thread run when nobody else wants the processor, from now on: a run that takes a while does.
 *   Absent: that cannot be had
 */
export function ingestInThread(
  siteOf: (institution: IngesterOptions['institution']) => IngesterOptions['site'],
  giveWay?: () => void,
): void {
  const tell = (message: Message) => parentPort?.postMessage(message)
  const line = (level: keyof Log) => (facts: Record<string, unknown>, text: string) =>
    tell({ kind: 'line', level, facts: plainFacts(facts), text })
  const log: Log = { info: line('info'), warn: line('warn'), error: line('error') }
  const ingesters = new Map<string, Ingester>()
  let present: Run
  let isSpent = false
  const onMuch = () => {
    if (!giveWay || isSpent || present.asked.isAwaited) return
    giveWay()
    isSpent = true
  }
  const ingesterOf = ({ data }: Run): Ingester => {
    const site = siteOf(data.institution)
    const times = { today: () => present.today, now: () => present.now }
    return openIngester({ ...data, ...times, site, log, onMuch }, createCatalogue(site, data.institution))
  }
  parentPort?.on('message', async (run: Run | null) => {
    if (!run) {
      for (const ingester of ingesters.values()) ingester.close()
      return parentPort?.close()
    }
    present = run
    try {
      const ingester = ingesters.get(run.data.dataDir) ?? ingesterOf(run)
      ingesters.set(run.data.dataDir, ingester)
      const result = await ingester.run(run.asked)
      // The next one is of another language: it takes the place of what this one took of the memory.
      if (run.asked.isAwaited) ingester.close()
      tell({ kind: 'result', result, isSpent })
    } catch (error) {
      tell({ kind: 'failure', facts: plainFacts({ error }), isSpent })
    }
  })
}
