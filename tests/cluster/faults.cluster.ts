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
import { type Balancer, startBalancer } from './balancer.ts'
import { Node } from './nodes.ts'
import { startVisitors, type Visitors } from './visitors.ts'

/** Publishes one after the other while visitors come. */
const PUBLISHES = 40
/** Seconds that each fault lasts. */
const FAULT = 5
const NODES = 2
/** The page that is published again and again. */
const PAGE = '/cluster'

const content = mkdtempSync(join(tmpdir(), 'atrium-cluster-'))
let database: PostgresServer
let nodes: Node[]
let balancer: Balancer
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
  (await sitemapPaths(balancer.origin)).filter((path) => path.startsWith('/news/'))

/** Milliseconds until a node shows words, from now on. */
async function timeUntil(node: Node, words: string): Promise<number> {
  const begun = performance.now()
  while (!(await node.shows(PAGE, words).catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 10))
  return performance.now() - begun
}

/** Publishes by a node. @returns milliseconds until all show it, from the moment at which it was asked to */
async function publishBy(node: Node): Promise<number> {
  const words = edit()
  const begun = performance.now()
  const published = node.publish()
  await Promise.all(nodes.map((one) => timeUntil(one, words)))
  const time = performance.now() - begun
  expect(await published).toBe(200)
  return time
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
  const retries = balancer.retries()
  const note = await happen()
  const { answered, failed, times } = visitors.take()
  const errors = Object.values(failed).reduce((sum, count) => sum + count, 0)
  rows.push([what, note, answered, errors, balancer.retries() - retries, quantile(times, 0.99).toFixed(0)])
  report({ ...line, what: `errors that visitors saw: ${what}`, figure: errors, unit: '', target: 0 })
  expect(failed).toEqual({})
}

const line = {
  id: 'cluster',
  relation: '≤',
  reference: `${NODES} nodes on this machine, a balancer before them`,
} as const

beforeAll(async () => {
  cpSync(demo, content, { recursive: true })
  edit()
  database = await startPostgres()
  const url = database.url()
  nodes = Array.from({ length: NODES }, () => new Node(content, url))
  for (const node of nodes) await node.start()
  balancer = await startBalancer(nodes.map(({ origin }) => origin))
  visitors = startVisitors(balancer.origin, [PAGE, '/', '/calendar', '/exhibitions', ...(await articles())])
})

afterAll(async () => {
  await visitors?.stop()
  await balancer?.stop()
  await Promise.all((nodes ?? []).map((node) => node.end()))
  await database?.stop()
  rmSync(content, { recursive: true, force: true })
  printTable(
    'A site on several machines, all of them this one',
    ['what happened', '', 'pages seen', 'errors', 'asked of another node', 'p99, ms'],
    rows,
    2,
  )
})

it('publishes while visitors come', async () => {
  const [first] = nodes as [Node]
  await publishBy(first)
  await during('publishing', async () => {
    const times: number[] = []
    for (let count = 0; count < PUBLISHES; count++) times.push(await publishBy(nodes[count % NODES] as Node))
    const [middle, late] = [0.5, 0.99].map((part) => quantile(times, part)) as [number, number]
    report({ ...line, what: 'publish seen by all nodes, p99', figure: late, unit: 'ms', target: 1000 })
    return `${PUBLISHES} times; seen by all after ${middle.toFixed(0)} ms, p99 ${late.toFixed(0)} ms`
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
    balancer.nodes[1] = other.origin
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
    for (const [index, node] of nodes.entries()) {
      await node.stop()
      await node.start()
      balancer.nodes[index] = node.origin
      await seconds(1)
    }
    return `${NODES} nodes, one after the other`
  })
})
