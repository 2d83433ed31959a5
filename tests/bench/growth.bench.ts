import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { NODE_OPTIONS } from '../browser/node-options.ts'
import { ingestBuilt } from '../browser/run-built.ts'
import { type ServedSite, startServer } from '../browser/server.ts'
import { SECRET } from '../faults/mixed-load.ts'
import { ask } from '../pages/http.ts'
import { generateContent } from './generate.ts'
import { type Growth, growthOf, perTenfold } from './growth.ts'
import { MEASURED } from './measured-article.ts'
import { median, printTable } from './print.ts'
import { costIn, processorTimeOf } from './processor-time.ts'
import { report } from './report.ts'

const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number)
const MB = 1024 * 1024
const DEMO_ENTRIES = join(import.meta.dirname, '../../demo/content/entries')
const LIST_FILES = join(import.meta.dirname, 'list-files.mjs')
const STARTS = 3
const PUBLISHED = 9
const CHANGES = 500
/** Different pages that are asked for before memory is looked at. */
const PAGES = 300
/** The targets of single figures speak of so many entries; smaller runs are reported without them. */
const FULL_SIZE = 100_000

/** What is measured, in its unit, and how it may grow. */
const FIGURES = {
  'ingest, for 1,000 entries, by the clock': ['ms', 'constant'],
  'listing the files alone, by the clock': ['ms', 'linear'],
  'restart, by the clock': ['ms', 'linear'],
  'memory after a restart': ['MB', 'logarithmic'],
  'memory after 300 pages': ['MB', 'logarithmic'],
  'an article': ['ms', 'constant'],
  'a list': ['ms', 'logarithmic'],
  'a search of a common word': ['ms', 'linear'],
  'type-ahead': ['ms', 'logarithmic'],
  'the sitemap': ['ms', 'linear'],
  'one publish that names its file': ['ms', 'constant'],
  'one publish that names none': ['ms', 'linear'],
  '500 changes': ['ms', 'constant'],
  'memory at the end': ['MB', 'logarithmic'],
} as const satisfies Record<string, readonly [unit: string, growth: Growth]>

type Figures = Record<keyof typeof FIGURES, number>

async function get(site: ServedSite, path: string) {
  const { status } = await ask(site.origin, path)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
}

async function publish(site: ServedSite, files?: readonly string[]) {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' }
  const body = files && JSON.stringify({ files })
  const { status, text } = await ask(site.origin, '/_content/sync', { method: 'POST', headers, ...(body && { body }) })
  if (status !== 200) throw new Error(`The sync answers ${status}: ${text}`)
}

async function figuresOf(size: number): Promise<Figures> {
  const content = join(temporaryFolder(`growth-${size}`), 'content')
  mkdirSync(content, { recursive: true })
  generateContent(content, size)
  cpSync(join(DEMO_ENTRIES, 'page_search'), join(content, 'entries/page_search'), { recursive: true })
  const data = join(temporaryFolder(`growth-data-${size}`), 'data')
  const environment = { LOG_LEVEL: 'warn', CACHE_MEGABYTES: '0', CONTENT_SECRET: SECRET }
  const start = () => startServer({ content, data, isMeasured: true, environment })
  const articles = readdirSync(join(content, 'entries/article')).filter((name) => name.startsWith('article_'))
  const change = (name: string, title: string) => {
    const file = join(content, 'entries/article', name)
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), title }))
    return `entries/article/${name}`
  }
  const timed = async () => {
    const begun = performance.now()
    const site = await start()
    return { site, time: performance.now() - begun }
  }
  const begun = performance.now()
  await ingestBuilt(content, data, NODE_OPTIONS)
  const ingest = performance.now() - begun
  const listing = () =>
    Number(JSON.parse(execFileSync(process.execPath, [LIST_FILES, content]).toString()).milliseconds)
  const listings: number[] = []
  const restarts: number[] = []
  for (let index = 1; index < STARTS; index++) {
    listings.push(listing())
    const again = await timed()
    restarts.push(again.time)
    await again.site.stop()
  }
  const { site, time } = await timed()
  restarts.push(time)
  try {
    const memory = async () => (await site.metric('process_resident_memory_bytes')) / MB
    const atRest = await memory()
    for (let page = 0; page < Math.min(size / 2, PAGES); page++) await get(site, `/news/entry-${page.toString(36)}`)
    const atWork = await memory()
    const cost = costIn(processorTimeOf(site))
    const turns = async (path: string, times: number) => {
      const visit = async () => {
        for (let time = 0; time < times; time++) await get(site, path)
      }
      await visit()
      return cost(times, visit)
    }
    const pages = {
      'an article': await medianOf(5, () => turns(MEASURED, 100)),
      'a list': await turns('/news/tag/tag-0', 100),
      'a search of a common word': await turns('/search?q=story', 20),
      'type-ahead': await turns('/api/type-ahead?q=stor', 100),
      'the sitemap': await turns('/sitemap.xml', 10),
    }
    const each = (isNamed: boolean) =>
      medianOf(PUBLISHED, (index) => {
        const file = change(articles[index] as string, `Published once more, ${isNamed} ${index}`)
        return cost(1, () => publish(site, isNamed ? [file] : undefined))
      })
    const named = await each(true)
    const unnamed = await each(false)
    const many = articles.slice(0, CHANGES).map((name, index) => change(name, `One of many, ${index}`))
    const changes = await cost(1, () => publish(site, many))
    return {
      'ingest, for 1,000 entries, by the clock': (ingest / size) * 1000,
      'listing the files alone, by the clock': median(listings),
      'restart, by the clock': median(restarts),
      'memory after a restart': atRest,
      'memory after 300 pages': atWork,
      ...pages,
      'one publish that names its file': named,
      'one publish that names none': unnamed,
      '500 changes': changes,
      'memory at the end': await memory(),
    }
  } finally {
    await site.stop()
  }
}

async function medianOf(times: number, measure: (index: number) => Promise<number>): Promise<number> {
  const figures: number[] = []
  for (let index = 0; index < times; index++) figures.push(await measure(index))
  return median(figures)
}

/** Single figures of the largest size that have a target of their own. */
function reportLargest(measured: readonly Figures[]): void {
  const size = Math.max(...sizes)
  const at = sizes.indexOf(size)
  const [first, largest] = [measured[0] as Figures, measured[at] as Figures]
  const entries = `${size.toLocaleString('en-US')} entries`
  const among = `the same with ${(sizes[0] as number).toLocaleString('en-US')} entries`
  const listing = 'listing the files alone, by the clock'
  const note = (id: string, what: string, figure: number, target: number, reference: string, unit = 'ratio') =>
    report({ id, what, figure, unit, target: size >= FULL_SIZE ? target : null, relation: '≤', reference })
  const times = (what: keyof Figures) => largest[what] / first[what]
  note(
    'Q-08',
    `start on ${entries} that have not changed`,
    largest['restart, by the clock'] / largest[listing],
    3,
    listing,
  )
  note(
    'Q-08',
    `memory of ${entries} after ${PAGES} pages`,
    largest['memory after 300 pages'],
    350,
    'resident memory',
    'MB',
  )
  if (at === 0) return
  note('Q-08', `ingest of ${entries}, time for one`, times('ingest, for 1,000 entries, by the clock'), 1.25, among)
  note('Q-07', `uncached article with ${entries} in the store`, times('an article'), 1.2, among)
}

it('Q-07, Q-08, Q-24 what starts, publishes and pages cost, by the number of entries', async () => {
  const measured: Figures[] = []
  for (const size of sizes) measured.push(await figuresOf(size))
  const rows = Object.entries(FIGURES).map(([what, [unit, allowed]]) => {
    const figures = measured.map((all) => all[what as keyof Figures])
    const cells = [what, unit, ...figures.map((figure) => figure.toFixed(figure < 10 ? 2 : 0))]
    // Of one size nothing can be said.
    if (sizes.length < 2) return [...cells, '–', '–']
    const factor = perTenfold(sizes, figures)
    report({
      id: 'Q-07',
      what: `${what}: growth with ten times as many entries`,
      figure: factor,
      unit: 'ratio',
      target: { constant: 1.25, logarithmic: 2, linear: 12 }[allowed],
      relation: '≤',
      reference: `the best fit through ${sizes.join(', ')} entries; processor time of the process, or what the line says`,
    })
    return [...cells, factor.toFixed(2), growthOf(factor)]
  })
  reportLargest(measured)
  printTable(
    'What it costs, by the number of entries (processor time of the process with all its threads, or what the line says)',
    ['', 'unit', ...sizes.map((size) => size.toLocaleString('en-US')), '× for ten times as many', 'growth'],
    rows,
    2,
  )
})
