import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { startServer } from '../browser/server.ts'
import { dist, openBuilt, requestFor } from './built.ts'
import { generateContent } from './generate.ts'
import { MEASURED } from './measured-article.ts'
import { median, printTable } from './print.ts'
import { report } from './report.ts'

const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number)
const STARTS = 3
/** Ingest is linear when one entry of the largest directory takes hardly longer than one of the smallest. */
const LINEAR = 1.25
const ROUNDS = 30
const TIMES = 10
const MB = 1024 * 1024

const folder = mkdtempSync(join(tmpdir(), 'atrium-scale-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const contentOf = (size: number) => join(folder, String(size), 'content')
const dataOf = (size: number) => join(folder, String(size), 'data')
/** The targets speak of so many entries; smaller runs are reported without them. */
const FULL_SIZE = 100_000
const largest = Math.max(...sizes)
const atFullSize = (target: number) => (largest >= FULL_SIZE ? target : null)
const number = (value: number) => value.toLocaleString('en-US')

/** Runs a program to its end. @returns what it wrote, and its milliseconds from start to end */
async function run(parameters: string[], environment: Record<string, string> = {}) {
  const begun = performance.now()
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd: join(dist, '..'),
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    maxBuffer: 64 * MB,
  })
  return { output: stdout, milliseconds: performance.now() - begun }
}

const listing = async (size: number): Promise<number> =>
  JSON.parse((await run([join(import.meta.dirname, 'list-files.mjs'), contentOf(size)])).output).milliseconds

/** Taking a whole directory up, and starting on what has not changed. */
async function measureStart(size: number) {
  const bytes = generateContent(contentOf(size), size)
  const environment = { CONTENT_DIR: contentOf(size), DATA_DIR: dataOf(size) }
  const ingest = await run([join(dist, 'server/content-sync.mjs')], environment)
  const starts: number[] = []
  const listings: number[] = []
  let atRest = 0
  let atWork = 0
  for (let index = 0; index < STARTS; index++) {
    listings.push(await listing(size))
    const begun = performance.now()
    const site = await startServer({ content: contentOf(size), data: dataOf(size), environment: { LOG_LEVEL: 'warn' } })
    starts.push(performance.now() - begun)
    atRest = await site.metric('process_resident_memory_bytes')
    for (let page = 0; page < Math.min(size / 2, 300); page++)
      await (await fetch(`${site.origin}/news/entry-${page.toString(36)}`)).arrayBuffer()
    atWork = await site.metric('process_resident_memory_bytes')
    await site.stop()
  }
  return { bytes, ingest: ingest.milliseconds, start: median(starts), listing: median(listings), atRest, atWork }
}

it('Q-08 ingest, start and memory by the number of entries', async () => {
  const rows: string[][] = []
  let first: { each: number } | undefined
  for (const size of sizes) {
    const { bytes, ingest, start, listing, atRest, atWork } = await measureStart(size)
    const each = ingest / size
    first ??= { each }
    rows.push([
      number(size),
      `${(bytes / MB).toFixed(0)} MB`,
      `${(ingest / 1000).toFixed(1)} s`,
      `${(each * 1000).toFixed(0)} µs`,
      (each / first.each).toFixed(2),
      `${start.toFixed(0)} ms`,
      `${listing.toFixed(0)} ms`,
      (start / listing).toFixed(1),
      `${(atRest / MB).toFixed(0)} MB`,
      `${(atWork / MB).toFixed(0)} MB`,
    ])
    if (size !== largest) continue
    const line = { id: 'Q-08', relation: '≤' } as const
    const entries = `${number(size)} entries`
    report({
      ...line,
      what: `start on ${entries} that have not changed`,
      figure: start / listing,
      unit: 'ratio',
      target: atFullSize(3),
      reference: 'listing and stat-ing the same files in a bare process',
    })
    report({
      ...line,
      what: `memory after it and ${Math.min(size / 2, 300)} pages`,
      figure: atWork / MB,
      unit: 'MB',
      target: atFullSize(350),
      reference: 'resident memory of the process',
    })
    report({
      ...line,
      what: `ingest of ${entries}, time for one`,
      figure: each / first.each,
      unit: 'ratio',
      target: size >= FULL_SIZE && sizes.length > 1 ? LINEAR : null,
      reference: `the same with ${number(sizes[0] as number)} entries; ${(ingest / 1000).toFixed(1)} s in all`,
    })
  }
  printTable(
    'Ingest, start with nothing changed, and memory (Q-08: start ≤ 3 × listing at 100,000; memory ≤ 350 MB)',
    [
      'entries',
      'files',
      'ingest',
      'an entry',
      '× first',
      'start',
      'listing',
      'start/listing',
      'memory',
      'after 300 pages',
    ],
    rows,
  )
})

it('Q-07 the same uncached article by the number of entries', async () => {
  const sites = await Promise.all(sizes.map((size) => openBuilt(contentOf(size), dataOf(size))))
  try {
    const times = sites.map((): number[] => [])
    for (const site of sites)
      for (let index = 0; index < 200; index++) expect((await site.respond(requestFor(MEASURED))).status).toBe(200)
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, site] of sites.entries()) {
        const begun = performance.now()
        for (let time = 0; time < TIMES; time++) await site.respond(requestFor(MEASURED))
        times[index]?.push((performance.now() - begun) / TIMES)
      }
    const ratios = times.map((own) => median(own.map((time, round) => time / (times[0]?.[round] as number))))
    printTable(
      'The same uncached article, interleaved (Q-07: ≤ 1.2 × from 1,000 to 100,000)',
      ['entries', 'milliseconds', '× first'],
      sizes.map((size, index) => [
        number(size),
        median(times[index] ?? []).toFixed(3),
        (ratios[index] as number).toFixed(2),
      ]),
    )
    report({
      id: 'Q-07',
      what: `uncached article with ${number(largest)} entries in the store`,
      figure: ratios[sizes.indexOf(largest)] as number,
      unit: 'ratio',
      target: sizes.length > 1 ? atFullSize(1.2) : null,
      relation: '≤',
      reference: `the same article with ${number(sizes[0] as number)} entries; median of paired rounds`,
    })
  } finally {
    for (const site of sites) await site.close()
  }
})
