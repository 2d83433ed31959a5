import { parentPort, Worker } from 'node:worker_threads'
import type { Log } from '#engine'
import { createCatalogue } from '../catalogue.ts'
import { type Ingester, type IngesterOptions, openIngester, type RunOptions, type SyncResult } from './ingester.ts'
import { type PlainFacts, plainFacts, revivedFacts } from './plain-facts.ts'

/** What a thread is given for one run: plain data. */
export interface ThreadData extends Omit<IngesterOptions, 'site' | 'log' | 'today'> {
  today: string
  asked: RunOptions
}

type Message =
  | { kind: 'line'; level: keyof Log; facts: PlainFacts; text: string }
  | { kind: 'result'; result: SyncResult }
  | { kind: 'failure'; facts: PlainFacts }

/**
 * Ingests in a thread of its own, one for each run, so that visitors wait for none of it. A thread that dies costs its
 * run: what it had written in whole batches stays, and the next run goes on from there.
 *
 * @param program path of a program that calls `ingestInThread` with the same site
 */
export function threadedIngester(
  { contentDir, dataDir, institution, sourceHash, today, log }: Omit<IngesterOptions, 'site'>,
  program: string,
): Ingester {
  const run = (asked: RunOptions = {}) =>
    new Promise<SyncResult>((resolve, reject) => {
      const data: ThreadData = { contentDir, dataDir, institution, sourceHash, today: today(), asked }
      let settle: (() => void) | undefined
      const lost = (error: Error) => {
        const message = `The thread that ingests content ended: ${error.message}. The next sync goes on from the last batch that was written.`
        log.error({ contentDir, error }, message)
        settle = () => reject(error)
      }
      new Worker(program, { workerData: data, name: 'content' })
        .on('message', (message: Message) => {
          if (message.kind === 'line') log[message.level](revivedFacts(message.facts), message.text)
          else if (message.kind === 'result') settle = () => resolve(message.result)
          else settle = () => reject(revivedFacts(message.facts).error)
        })
        .on('error', lost)
        // Only now all that it said has come, and its connection is closed.
        .on('exit', (code) => {
          if (!settle) lost(new Error(`it stopped with exit code ${code}`))
          settle?.()
        })
    })
  return { run, close: () => undefined }
}

/**
 * The thread's own part: one run, of which it tells whoever started it.
 *
 * @param site as it is installed, put together in this thread: content types hold functions
 */
export async function ingestInThread(
  { asked, today, ...data }: ThreadData,
  site: IngesterOptions['site'],
): Promise<void> {
  const tell = (message: Message) => parentPort?.postMessage(message)
  const line = (level: keyof Log) => (facts: Record<string, unknown>, text: string) =>
    tell({ kind: 'line', level, facts: plainFacts(facts), text })
  const log: Log = { info: line('info'), warn: line('warn'), error: line('error') }
  const catalogue = createCatalogue(site, data.institution.resourceListingExclusions)
  const ingester = openIngester({ ...data, site, log, today: () => today }, catalogue)
  try {
    tell({ kind: 'result', result: await ingester.run(asked) })
  } catch (error) {
    tell({ kind: 'failure', facts: plainFacts({ error }) })
  } finally {
    ingester.close()
  }
}
