import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { NODE_OPTIONS } from '../browser/node-options.ts'
import { ingestBuilt } from '../browser/run-built.ts'
import { type ServedSite, startServer } from '../browser/server.ts'
import { editEntry } from '../pages/edit.ts'
import { generateContent } from './generate.ts'
import { printTable, quantile } from './print.ts'
import { report } from './report.ts'

const SECRET = 'long enough a secret'
/** The targets speak of so many entries; smaller runs are reported without them. */
const FULL_SIZE = 100_000
const size = Math.max(...(process.env.BENCH_SIZES ?? String(FULL_SIZE)).split(',').map(Number))
const CHANGED = Math.min(2000, size / 4)
/** Pages in memory before it begins. */
const KEPT = Math.min(1000, size / 4)
/** Milliseconds between two visits. */
const PAUSE = { hit: 5, made: 50 }
const QUIET = 8000
const ROUNDS = 3

const folder = mkdtempSync(join(tmpdir(), 'atrium-ingest-'))
const [content, data] = [join(folder, 'content'), join(folder, 'data')]
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const article = (index: number) => `/news/entry-${index.toString(36)}`
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Waited {
  hit: number[]
  made: number[]
}

/** Asks one after the other until it is told to stop, and notes the milliseconds of each answer by how it came about. */
function visits(site: ServedSite, next: () => string, between: number, into: Waited) {
  let isOver = false
  const done = (async () => {
    while (!isOver) {
      const begun = performance.now()
      const answer = await fetch(site.origin + next())
      await answer.arrayBuffer()
      expect(answer.status).toBe(200)
      into[answer.headers.get('cache-status') === 'Atrium; hit' ? 'hit' : 'made'].push(performance.now() - begun)
      await pause(between)
    }
  })()
  return () => {
    isOver = true
    return done
  }
}

it('what visitors wait while many entries are ingested', async () => {
  generateContent(content, size)
  await ingestBuilt(content, data, NODE_OPTIONS)
  const site = await startServer({
    content,
    data,
    environment: {
      LOG_LEVEL: 'warn',
      CONTENT_SECRET: SECRET,
    },
  })
  const waited: Record<'quiet' | 'busy', Waited> = { quiet: { hit: [], made: [] }, busy: { hit: [], made: [] } }
  const took: number[] = []
  let asked = KEPT
  const during = async (into: Waited, work: () => Promise<unknown>) => {
    let turn = 0
    const load = [
      visits(site, () => article(turn++ % 50), PAUSE.hit, into),
      visits(site, () => article(asked++), PAUSE.made, into),
    ]
    await work()
    for (const end of load) await end()
  }
  try {
    for (let index = 0; index < KEPT; index++) await (await fetch(site.origin + article(index))).arrayBuffer()
    await pause(2000)
    for (let round = 0; round < ROUNDS; round++) {
      await during(waited.quiet, () => pause(QUIET))
      const from = size / 2 + round * CHANGED
      for (let index = from; index < from + CHANGED; index++)
        editEntry(content, 'article', `article_${index % Math.floor(size * 0.9)}`, (entry) => ({
          ...entry,
          title: `${entry.title} again`,
          publication_date: `2026-01-${String(1 + (index % 28)).padStart(2, '0')}`,
        }))
      await during(waited.busy, async () => {
        const begun = performance.now()
        const answer = await fetch(`${site.origin}/_content/sync`, {
          method: 'POST',
          headers: { authorization: `Bearer ${SECRET}` },
        })
        expect(await answer.json()).toMatchObject({ read: CHANGED })
        took.push(performance.now() - begun)
        await pause(1000)
      })
    }
  } finally {
    await site.stop()
  }
  const row = (name: string, figures: number[]) => [
    name,
    String(figures.length),
    ...[0.5, 0.99, 1].map((part) => quantile(figures, part).toFixed(1)),
  ]
  printTable(
    `Waiting while ${CHANGED} of ${size} entries are ingested, ${(quantile(took, 0.5) / 1000).toFixed(1)} s each time`,
    ['milliseconds', 'visits', 'median', 'p99', 'most'],
    [
      row('in memory, quiet', waited.quiet.hit),
      row('in memory, meanwhile', waited.busy.hit),
      row('made, quiet', waited.quiet.made),
      row('made, meanwhile', waited.busy.made),
    ],
  )
  const line = { id: 'Q-24', relation: '≤' } as const
  const reference = `the same before, ${ROUNDS} times in turn`
  const target = (value: number) => (size >= FULL_SIZE ? value : null)
  const entries = `${CHANGED} of ${size} entries are ingested`
  report({
    ...line,
    what: `99 % of hits while ${entries}`,
    figure: quantile(waited.busy.hit, 0.99) / quantile(waited.quiet.hit, 0.99),
    unit: 'ratio',
    target: target(2),
    reference,
  })
  report({
    ...line,
    what: `the longest wait for an uncached page while ${entries}, beyond the longest before`,
    figure: quantile(waited.busy.made, 1) - quantile(waited.quiet.made, 1),
    unit: 'ms',
    target: target(200),
    reference,
  })
})
