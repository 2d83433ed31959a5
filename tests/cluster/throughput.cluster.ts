import { Agent, get } from 'node:http'
import { expect, it } from 'vitest'
import { median, printTable } from '../bench/print.ts'
import { report } from '../bench/report.ts'
import { type ServedSite, startServer } from '../browser/server.ts'
import { sitemapPaths } from '../pages/links.ts'
import { processorTime } from './processor-time.ts'

const CLIENTS = 16
const ROUNDS = 5
/** How long a round takes, in milliseconds. */
const ROUND = 5000

interface Measured {
  /** Answers a second, with the client on the same cores. */
  answers: number
  /** Milliseconds of processor time for an answer, of all processes of the site. */
  cost: number
}

/** Asks for pages in turn, as fast as they come. */
async function ask(site: ServedSite, paths: readonly string[]): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const begun = performance.now()
  const before = processorTime(site.process.pid as number)
  let answers = 0
  let next = 0
  const client = async () => {
    while (performance.now() - begun < ROUND) {
      expect(await statusOf(site.origin + paths[next++ % paths.length], agent)).toBe(200)
      answers++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const cost = (processorTime(site.process.pid as number) - before) / answers
  agent.destroy()
  return { answers: (answers * 1000) / (performance.now() - begun), cost }
}

const statusOf = (address: string, agent: Agent): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode))
      answer.resume()
    }).on('error', reject)
  })

/** One process and two, in turns: what else the machine does touches both. */
async function compare(what: string, environment: Record<string, string>): Promise<void> {
  const servers = await Promise.all(
    ['1', '2'].map((PROCESSES) =>
      startServer({ nearDemo: false, environment: { ...environment, PROCESSES, LOG_LEVEL: 'error' } }),
    ),
  )
  try {
    const [first] = servers as [ServedSite]
    const paths = (await sitemapPaths(first.origin)).filter((path) => path.startsWith('/news/'))
    expect(paths.length).toBeGreaterThan(50)
    const rounds: Measured[][] = [[], []]
    for (let round = 0; round <= ROUNDS; round++)
      for (const [index, server] of servers.entries()) {
        const measured = await ask(server, paths)
        if (round > 0) rounds[index]?.push(measured)
      }
    const [one, two] = rounds.map((all) => ({
      answers: median(all.map(({ answers }) => answers)),
      cost: median(all.map(({ cost }) => cost)),
    })) as [Measured, Measured]
    printTable(
      `${what}, by ${CLIENTS} clients on the same two cores`,
      ['', 'answers a second', 'processor time of each, ms'],
      [
        ['1 process', one.answers.toFixed(0), one.cost.toFixed(3)],
        ['2 processes', two.answers.toFixed(0), two.cost.toFixed(3)],
        ['ratio', (two.answers / one.answers).toFixed(2), (two.cost / one.cost).toFixed(2)],
      ],
    )
    report({
      id: 'cluster',
      what: `${what}: 2 processes against 1, client apart`,
      figure: (2 * one.cost) / two.cost,
      unit: 'ratio',
      target: 1.7,
      relation: '≥',
      reference: 'twice the cores, by the processor time that each answer takes, supervisor included',
    })
  } finally {
    for (const server of servers) await server.stop()
  }
}

it('pages from memory', () => compare('pages from memory', {}))

it('pages that are made each time', () =>
  compare('uncached pages', { CACHE_MEGABYTES: '0', CACHE_DISK_MEGABYTES: '0' }))
