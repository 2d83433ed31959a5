import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { printTable, quantile } from '../bench/print.ts'
import { report } from '../bench/report.ts'
import { documentEntry, writeEntry } from '../browser/content.ts'
import { demo } from '../pages/demo-content.ts'
import { sitemapPaths } from '../pages/links.ts'
import { type PostgresServer, startPostgres } from '../postgres/server.ts'
import { type Front, prepareFront } from './front.ts'
import { Node } from './nodes.ts'
import { startVisitors, type Visitors } from './visitors.ts'

/** Publishes one after the other while visitors come. */
const PUBLISHES = 100
/** So many at first, while the nodes still make pages that they never made before, are told apart. */
const AT_FIRST = 5
/** Seconds that each fault lasts. */
const FAULT = 5
/** The page that is published again and again. */
const PAGE = '/cluster'

const content = mkdtempSync(join(tmpdir(), 'atrium-cluster-'))
let database: PostgresServer
let nodes: Node[]
let front: Front
let visitors: Visitors
let version = 0
const rows: (string | number)[][] = []

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

/** Writes the page anew. @returns words that stand in it now and never before */
function edit(): string {
  const words = `Version ${++version} of this page.`
  writeEntry(content, documentEntry('cluster', words))
  return words
}

const articles = async (): Promise<string[]> =>
  (await sitemapPaths(front.origin)).filter((path) => path.startsWith('/news/'))

const shows = async ({ origin }: Pick<Front, 'origin'>, words: string): Promise<boolean> =>
  (await fetch(origin + PAGE).then((answer) => answer.text())).includes(words)

/** Milliseconds until a node, or what stands in front of all, shows words, from now on. */
async function timeUntil(one: Pick<Front, 'origin'>, words: string): Promise<number> {
  const begun = performance.now()
  while (!(await shows(one, words).catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 10))
  return performance.now() - begun
}

/** Milliseconds from the moment at which a node was asked to publish until all nodes show it, and until visitors see it. */
interface Times {
  nodes: number
  visitors: number
}

async function publishBy(node: Node): Promise<Times> {
  const words = edit()
  const published = node.publish()
  const [visitors, ...each] = await Promise.all([front, ...nodes].map((one) => timeUntil(one, words)))
  expect(await published).toBe(200)
  return { nodes: Math.max(...each), visitors: visitors as number }
}

/** Publishes by a node as soon as it can. @returns milliseconds until all show it, from now on */
async function timeUntilPublished(by: Node): Promise<number> {
  const words = edit()
  const begun = performance.now()
  while ((await by.publish()) !== 200) await seconds(0.1)
  await Promise.all(nodes.map((node) => timeUntil(node, words)))
  return performance.now() - begun
}

/** Lets something happen while visitors come, and notes what they met. */
async function during(what: string, happen: () => Promise<string>): Promise<void> {
  visitors.take()
  const before = front.retries() ?? 0
  const note = await happen()
  const { answered, failed, times } = visitors.take()
  const errors = Object.values(failed).reduce((sum, count) => sum + count, 0)
  const retries = front.retries()
  const retried = retries === undefined ? '–' : retries - before
  rows.push([what, note, answered, errors, retried, quantile(times, 0.99).toFixed(0)])
  tellFigure(`errors that visitors saw: ${what}`, errors, '', 0)
  expect(failed).toEqual({})
}

const tellFigure = (what: string, figure: number, unit: string, target: number) =>
  report({
    id: 'cluster',
    relation: '≤',
    reference: `two nodes on this machine; before them ${front.name}`,
    what,
    figure,
    unit,
    target,
  })

beforeAll(async () => {
  cpSync(demo, content, { recursive: true })
  edit()
  database = await startPostgres()
  const url = database.url()
  const { settings, start } = await prepareFront()
  nodes = [await Node.prepare({ content, url, settings }), await Node.prepare({ content, url, settings })]
  for (const node of nodes) await node.start()
  front = await start(nodes.map(({ port }) => port) as [number, number])
  visitors = startVisitors(front.origin, [PAGE, '/', '/calendar', '/exhibitions', ...(await articles())])
})

afterAll(async () => {
  await visitors?.stop()
  await front?.stop()
  await Promise.all((nodes ?? []).map((node) => node.end()))
  await database?.stop()
  rmSync(content, { recursive: true, force: true })
  printTable(
    `A site on several machines, all of them this one; in front of the nodes: ${front?.name}`,
    ['what happened', '', 'pages seen', 'errors', 'asked of another node', 'p99, ms'],
    rows,
    2,
  )
})

it('publishes while visitors come', async () => {
  const [first] = nodes as [Node]
  await publishBy(first)
  await during('publishing', async () => {
    const all: Times[] = []
    for (let count = 0; count < AT_FIRST + PUBLISHES; count++)
      all.push(await publishBy(nodes[count % nodes.length] as Node))
    const atFirst = Math.max(...all.slice(0, AT_FIRST).map((time) => time.nodes))
    const times = all.slice(AT_FIRST)
    const tell = (by: string, all: number[]) => {
      const [middle, late] = [0.5, 0.99].map((part) => quantile(all, part)) as [number, number]
      tellFigure(`publish seen by ${by}, p99`, late, 'ms', 1000)
      return `by ${by} after ${middle.toFixed(0)} ms, p99 ${late.toFixed(0)} ms`
    }
    const byNodes = tell(
      'all nodes',
      times.map((time) => time.nodes),
    )
    const byVisitors = tell(
      'visitors',
      times.map((time) => time.visitors),
    )
    return `${PUBLISHES} times; seen ${byNodes}; ${byVisitors}; one of the first ${AT_FIRST} after ${atFirst.toFixed(0)} ms`
  })
})

it('goes on without a node, which catches up', async () => {
  const [first, other] = nodes as [Node, Node]
  await during('a node is killed', async () => {
    await other.kill()
    await seconds(FAULT)
    const words = edit()
    expect(await first.publish()).toBe(200)
    await other.start()
    const time = await timeUntil(other, words)
    await seconds(1)
    return `started again, up to date ${time.toFixed(0)} ms after it listened`
  })
})

it('goes on without the database, and catches up', async () => {
  const [first] = nodes as [Node]
  await during('the database is killed', async () => {
    await database.crash()
    await seconds(FAULT)
    edit()
    expect(await first.publish()).toBe(503)
    await database.start()
    return `publishing was refused; seen by all ${(await timeUntilPublished(first)).toFixed(0)} ms after it was back`
  })
})

it('goes on while the database stands still', async () => {
  const [first] = nodes as [Node]
  await during('the database stands still', async () => {
    const release = database.freeze()
    await seconds(FAULT)
    release()
    return `seen by all ${(await timeUntilPublished(first)).toFixed(0)} ms after it went on`
  })
})

it('goes on while a node stands still', async () => {
  const [first, other] = nodes as [Node, Node]
  await during('a node stands still', async () => {
    const release = other.freeze()
    await seconds(FAULT)
    const words = edit()
    expect(await first.publish()).toBe(200)
    release()
    return `up to date ${(await timeUntil(other, words)).toFixed(0)} ms after it went on`
  })
})

it('is restarted node by node', async () => {
  await during('a rolling restart', async () => {
    for (const node of nodes) {
      await node.stop()
      await node.start()
      await seconds(1)
    }
    return `${nodes.length} nodes, one after the other`
  })
})
