import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { KEPT } from '../browser/kept-store.ts'
import { demo } from '../pages/demo-content.ts'
import { ratedQueries } from '../search/queries.ts'
import { mean, rate } from '../search/rate.ts'
import { openBuilt } from './built.ts'
import { median, printTable, quantile } from './print.ts'
import { report } from './report.ts'
import { generateSearchContent, randomNumbers } from './search-content.ts'

const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number)
const FULL_SIZE = 100_000
/** The measured article, of 1,800 words. */
const READ = 'article_measured'
const QUERIES = 400
const ROUNDS = 10

const folder = mkdtempSync(join(tmpdir(), 'atrium-search-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds what ought to come first over the demo content', async () => {
  const site = await openBuilt(demo, process.env[KEPT.whole] as string)
  try {
    const rated = await rate(ratedQueries, async (term) => {
      const { hits } = await site.store.search({ term, from: 0, size: 10 })
      const uids = hits.flatMap((hit) => ('uid' in hit ? hit.uid : []))
      const entries = new Map((await site.store.get(uids)).map((entry) => [entry.uid, entry]))
      return uids.map((uid) => entries.get(uid)?.path ?? uid)
    })
    const missed = rated.filter(({ reciprocalRank, recall }) => reciprocalRank < 1 || recall < 1)
    printTable(
      `Searches over the demo content of which another page came first, or one is missing, of ${rated.length}`,
      ['search', 'first that ought to come', 'of them among ten'],
      missed.map(({ query, reciprocalRank, recall }) => [query, reciprocalRank.toFixed(2), recall.toFixed(2)]),
    )
    const reference = `a fixed set of ${rated.length} searches, half of which plain comparison does not answer`
    const line = { id: 'Q-09', unit: '', relation: '≥', reference } as const
    report({
      ...line,
      what: 'search, mean reciprocal rank',
      figure: mean(rated.map((one) => one.reciprocalRank)),
      target: 0.9,
    })
    report({ ...line, what: 'search, recall among ten', figure: mean(rated.map((one) => one.recall)), target: 0.95 })
  } finally {
    await site.close()
  }
})

/** What visitors type: words and names of titles, one in ten with a mistake. */
function typed(titles: readonly string[]): { terms: string[]; prefixes: string[] } {
  const random = randomNumbers(11)
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const term = () => {
    const words = any(titles).split(' ')
    const from = Math.floor(random() * words.length)
    const some = words.slice(from, from + 1 + Math.floor(random() * 3)).join(' ')
    const place = 1 + Math.floor(random() * (some.length - 2))
    return random() < 0.1 ? some.slice(0, place) + some.slice(place + 1) : some
  }
  const prefix = () => any(any(titles).split(' ')).slice(0, 1 + Math.floor(random() * 7))
  return { terms: Array.from({ length: QUERIES }, term), prefixes: Array.from({ length: QUERIES }, prefix) }
}

/**
 * Adds what each text costs to `times`, in microseconds of processor time: other work on the machine hardly touches it. All
 * threads count, so that collecting garbage is part of it: a mean over rounds has each text pay its share.
 */
async function addTimes(times: Float64Array, ask: (text: string) => Promise<unknown>, texts: readonly string[]) {
  for (const [index, text] of texts.entries()) {
    const begun = process.cpuUsage()
    await ask(text)
    const { user, system } = process.cpuUsage(begun)
    times[index] = (times[index] as number) + (user + system) / ROUNDS
  }
}

it('Q-09 search and type-ahead by the number of documents', async () => {
  const rows: string[][] = []
  for (const size of sizes) {
    const content = join(folder, String(size), 'content')
    const titles = generateSearchContent(content, size)
    const data = join(folder, String(size), 'data')
    const begun = process.cpuUsage()
    const site = await openBuilt(content, data)
    const { user, system } = process.cpuUsage(begun)
    try {
      const { terms, prefixes } = typed(titles)
      const { store } = site
      expect((await store.search({ term: titles[0] as string, from: 0, size: 20 })).total).toBeGreaterThan(0)
      const asked = [
        [() => store.get([READ]), terms],
        [(term: string) => store.search({ term, from: 0, size: 20 }), terms],
        [(prefix: string) => store.complete(prefix), prefixes],
      ] as const
      const measured = asked.map(() => new Float64Array(QUERIES))
      for (let round = 0; round <= ROUNDS; round++)
        for (const [index, [ask, texts]] of asked.entries())
          await addTimes(round === 0 ? new Float64Array(QUERIES) : (measured[index] as Float64Array), ask, texts)
      const [read = [], search = [], complete = []] = measured.map((times) => [...times])
      const reference = median(read)
      const cells = (times: readonly number[]) => [
        median(times).toFixed(0),
        quantile(times, 0.95).toFixed(0),
        (quantile(times, 0.95) / reference).toFixed(1),
      ]
      const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
      rows.push([
        ...[size.toLocaleString('en-US'), reference.toFixed(0), ...cells(search), ...cells(complete)],
        ...[((user + system) / size).toFixed(0), megabytes(statSync(join(data, 'content.db')).size)],
        megabytes(process.memoryUsage().rss),
      ])
      for (const [what, times, target] of [
        ['search', search, 20],
        ['type-ahead', complete, 5],
      ] as const)
        report({
          ...{ id: 'Q-09', unit: 'ratio', relation: '≤' },
          what: `${what}, p95 over ${size.toLocaleString('en-US')} documents`,
          figure: quantile(times, 0.95) / reference,
          target: size >= FULL_SIZE ? target : null,
          reference: `one article of 1,800 words read by its uid, in turns; processor time, mean of ${ROUNDS} for each search`,
        })
    } finally {
      await site.close()
    }
  }
  printTable(
    'Site search and type-ahead, microseconds of processor time (Q-09: p95 ≤ 20 × and 5 × one read by primary key at 100,000)',
    [
      ...['documents', 'one read', 'search p50', 'p95', '× read', 'type-ahead p50', 'p95', '× read'],
      ...['ingest of each', 'store, MB', 'resident, MB'],
    ],
    rows,
  )
})
