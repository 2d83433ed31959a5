import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { writeEntry } from '../browser/content.ts'
import { startServer } from '../browser/server.ts'
import { SECRET } from '../faults/mixed-load.ts'
import { ask } from '../pages/http.ts'
import { startChild } from './child-server.ts'
import { against, median, printTable } from './print.ts'
import { costIn, processorTimeOf } from './processor-time.ts'
import { report } from './report.ts'
import { ARTICLES, articlePath, articlesOf, author, authorOf, LONG_EVERY, workingSet } from './working-set.ts'

const ROUNDS = 7
/** Asked of each server in a round. */
const REQUESTS = 300
const WARM_UP = 1500
/** While they are shown, V8 compiles what shows them. */
const FIRST = 200
const PUBLISHED = 6
/** In milliseconds: until then what a publish leaves to do is done. */
const SETTLED = 1000

const all = Array.from({ length: ARTICLES }, (_, index) => articlePath(index))
const long = all.filter((_, index) => index % LONG_EVERY === 0)
const filters = ['talks', 'films', 'courses', 'tours'].flatMap((category) =>
  ['center', 'villa'].map((location) => `/calendar?category=${category}&location=${location}`),
)

/** What React has no part in. */
const OTHERS = [
  ['a search', '/search?q=story'],
  ['type-ahead', '/api/type-ahead?q=stor'],
  ['a feed', '/news/rss.xml'],
  ['the sitemap', '/sitemap.xml'],
  ['a picture tile that was drawn before', '/iiif/pottery-01/0,0,512,512/256,/0/default.jpg'],
] as const

interface Measured {
  origin: string
  /** What its addresses begin with. */
  start: string
  cost: ReturnType<typeof costIn>
}

async function inTurn(
  { origin, start = '' }: { origin: string; start?: string },
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<void> {
  const rest = [...paths]
  const one = async () => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      const { status } = await ask(origin, start + path, { headers })
      if (status !== 200) throw new Error(`${path} answers ${status}`)
    }
  }
  await Promise.all([one(), one(), one(), one()])
}

/** Milliseconds of processor time a request. */
const cost = (server: Measured, paths: readonly string[], headers: Record<string, string> = {}): Promise<number> =>
  server.cost(paths.length, () => inTurn(server, paths, headers))

const repeated = (paths: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => paths[index % paths.length] as string)

/** Milliseconds of processor time of a page that an earlier process has shown, and this one has not. */
async function costOfKept(content: string): Promise<number> {
  const options = { content, data: temporaryFolder('kept'), isMeasured: true, environment: { LOG_LEVEL: 'error' } }
  const earlier = await startServer(options)
  try {
    // A few at a time: pages of which too many wait to be written are not.
    for (let shown = 0; shown < all.length; shown += FIRST) {
      await inTurn(earlier, all.slice(shown, shown + FIRST))
      const onDisk = () => earlier.metric('atrium_pages_on_disk')
      await expect.poll(onDisk).toBeGreaterThanOrEqual(Math.min(shown + FIRST, all.length))
    }
  } finally {
    await earlier.stop()
  }
  const later = await startServer(options)
  try {
    const inLater = costIn(processorTimeOf(later))
    await inTurn(later, all.slice(0, FIRST))
    const rest = all.slice(FIRST)
    return await inLater(rest.length, () => inTurn(later, rest))
  } finally {
    await later.stop()
  }
}

it('Q-06 whole requests over HTTP, no page cache, against a bare server that renders the same by React', async () => {
  const content = workingSet()
  const bareServer = await startChild('bare-react.mjs', [
    content,
    temporaryFolder('requests'),
    JSON.stringify([...all, ...filters]),
  ])
  const started = await startServer({
    content,
    isMeasured: true,
    environment: { LOG_LEVEL: 'error', CACHE_MEGABYTES: '0', CONTENT_SECRET: SECRET },
  })
  const inBare = costIn(async () => Number(await (await fetch(`${bareServer.origin}/cpu`)).text()))
  const page: Measured = { origin: bareServer.origin, start: '', cost: inBare }
  const sections: Measured = { origin: bareServer.origin, start: '/sections', cost: inBare }
  const site: Measured = { origin: started.origin, start: '', cost: costIn(processorTimeOf(started)) }
  const servers = [sections, page, site] as const
  const rows: string[][] = []
  const note = (what: string, [react, whole, own]: readonly number[], target: number | null) => {
    const ratio = (own as number) / (react as number)
    const shown = Number.isNaN(ratio) ? '' : target === null ? ratio.toFixed(2) : against(ratio, target, 2)
    const written = [react, whole, own].map((time) => (Number.isNaN(time) ? '' : (time?.toFixed(2) ?? '')))
    rows.push([what, ...written, shown, Number.isNaN(ratio) ? '' : ((own as number) / (whole as number)).toFixed(2)])
    report({
      id: 'Q-06',
      what: `over HTTP: ${what}`,
      figure: Number.isNaN(ratio) ? (own as number) : ratio,
      unit: Number.isNaN(ratio) ? 'ms' : 'ratio',
      target,
      relation: '≤',
      reference: 'bare node:http in which React renders the same sections; processor time of the whole process',
    })
  }
  /** All by turns; the median of each. */
  const medians = async (paths: readonly string[], rounds = ROUNDS) => {
    const figures = servers.map((): number[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [at, server] of servers.entries()) figures[at]?.push(await cost(server, paths))
    return figures.map(median)
  }
  const warm = async (paths: readonly string[]) => {
    for (const server of servers) await inTurn(server, repeated(paths, WARM_UP))
  }
  const alone = (own: number) => [Number.NaN, Number.NaN, own]
  try {
    await inTurn(site, ['/', '/news', '/calendar'])
    /** What each server shows for the first time. */
    const once = async (paths: readonly string[]) => {
      const own = await cost(site, paths)
      return [await cost(sections, paths), await cost(page, paths), own] as const
    }
    note('the first 200 articles of a process', await once(all.slice(0, FIRST)), null)
    const [react, whole, own] = await once(all.slice(FIRST))
    note('800 more, never shown before', [react, whole, own], null)
    note('800 more, shown by the process before', [react, whole, await costOfKept(content)], 5)
    await warm(long)
    note('100 long articles in turn', await medians(repeated(long, REQUESTS)), 2)
    const zipped = await cost(site, repeated(long, ROUNDS * REQUESTS), { 'accept-encoding': 'gzip' })
    note('the same with gzip', alone(zipped), null)
    await warm(filters)
    note('the calendar, eight filters in turn', await medians(repeated(filters, REQUESTS)), 1.5)
    const published: number[][] = []
    const unchanged: number[] = []
    const publishing: number[] = []
    for (let index = 0; index < PUBLISHED; index++) {
      const touched = articlesOf(new Set([authorOf(index)])).map(articlePath)
      await inTurn(site, touched)
      unchanged.push(await cost(site, touched))
      writeEntry(content, { ...author(index), bio: `Published once more, for the ${index}th time.` } as never)
      const publish = async () => {
        const headers = { authorization: `Bearer ${SECRET}` }
        expect((await fetch(`${site.origin}/_content/sync`, { method: 'POST', headers })).ok).toBe(true)
        await setTimeout(SETTLED)
      }
      publishing.push(await site.cost(1, publish))
      const own = await cost(site, touched)
      published.push([await cost(sections, touched), await cost(page, touched), own])
    }
    const ofServer = (at: number) => median(published.map((figures) => figures[at] as number))
    note(
      'its articles after an author was published',
      servers.map((_, at) => ofServer(at)),
      2,
    )
    note('the same articles before that', alone(median(unchanged)), null)
    note('the publish itself, with what it leaves to do', alone(median(publishing)), null)
    for (const [what, path] of OTHERS) note(what, alone(await cost(site, repeated([path], REQUESTS))), null)
    printTable(
      'Whole requests, no page cache: milliseconds of processor time a request',
      ['', 'React, sections', 'React, page', 'Atrium', 'of sections', 'of page'],
      rows,
    )
  } finally {
    bareServer.stop()
    await started.stop()
  }
})
