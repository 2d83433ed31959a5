import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { startServer } from '../browser/server.ts'
import { startChild } from './child-server.ts'
import { measuredDemo } from './demo-site.ts'
import { answersPerSecond, oneAnswer } from './load.ts'
import { MEASURED } from './measured-article.ts'
import { median, printTable } from './print.ts'
import { report } from './report.ts'

const CONNECTIONS = 32
/** How a process came to lie in memory decides a fifth of its speed: several of both are compared. */
const STARTS = 6
const ROUNDS = 6
/** Milliseconds of one round: short, so that both servers of a pair meet the same machine. */
const DURATION = 400
const WARM_UP = 1500
/** What Node's server writes by itself. */
const OWN_LINES = /^(date|connection|keep-alive)$/i

const content = measuredDemo()
const folder = temporaryFolder('bench')

/** Who asks, by what they read. */
const READERS = { 'br, gzip': 'brotli', identity: 'no compression' }
type Reader = keyof typeof READERS

it.each(Object.entries(READERS) as [Reader, string][])(
  'Q-05 a cache hit for whoever reads %s against a bare node:http server that sends the same bytes',
  async (reads, form) => {
    const rates = { site: [] as number[], bare: [] as number[], ratio: [] as number[] }
    let bytes = 0
    for (let start = 0; start < STARTS; start++) {
      const { pairs, body } = await onePair(reads)
      const site = median(pairs.map((pair) => pair.site))
      const bare = median(pairs.map((pair) => pair.bare))
      rates.site.push(site)
      rates.bare.push(bare)
      rates.ratio.push(site / bare)
      bytes = body.length
    }
    const ratio = median(rates.ratio)
    const row = (name: string, all: number[], digits = 0) => [
      name,
      ...[Math.min(...all), median(all), Math.max(...all)].map((one) => one.toFixed(digits)),
    ]
    printTable(
      `Cache hits, ${bytes} bytes, ${form}, ${CONNECTIONS} connections, ${STARTS} processes each (Q-05)`,
      ['requests/s', 'least', 'median', 'most'],
      [row('bare node:http', rates.bare), row('Atrium', rates.site), row('ratio, to reach ≥ 0.85', rates.ratio, 2)],
    )
    report({
      id: 'Q-05',
      what: `cache hits a second, ${form}`,
      figure: ratio,
      unit: 'ratio',
      target: 0.85,
      relation: '≥',
      reference: 'bare node:http with the same bytes and header lines; median of paired processes',
    })
  },
)

/** Starts both servers and lets them answer by turns, once the page is in memory in its smallest form. @returns answers a second */
async function onePair(reads: Reader): Promise<{ pairs: { site: number; bare: number }[]; body: Buffer }> {
  const site = await startServer({ content, environment: { LOG_LEVEL: 'warn' } })
  const requestOf = (reader: Reader) =>
    `GET ${MEASURED} HTTP/1.1\r\nHost: ${new URL(site.origin).host}\r\nAccept-Encoding: ${reader}\r\n\r\n`
  const request = requestOf(reads)
  await settled(site.origin, requestOf('br, gzip'))
  const answer = await oneAnswer(site.origin, request)
  const bare = await startBare(answer)
  const origins = { site: site.origin, bare: bare.origin }
  const metrics = async (name: keyof typeof origins, duration: number) => {
    const { bytes } = await oneAnswer(origins[name], request)
    return answersPerSecond({ origin: origins[name], request, answerBytes: bytes, connections: CONNECTIONS, duration })
  }
  try {
    for (const name of ['site', 'bare'] as const) await metrics(name, WARM_UP)
    const pairs: { site: number; bare: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const pair = { site: 0, bare: 0 }
      for (const name of round % 2 ? (['site', 'bare'] as const) : (['bare', 'site'] as const))
        pair[name] = await metrics(name, DURATION)
      pairs.push(pair)
    }
    return { pairs, body: answer.body }
  } finally {
    bare.stop()
    await site.stop()
  }
}

/** Resolves once the page is in memory in its smallest form. */
async function settled(origin: string, request: string): Promise<void> {
  for (;;) {
    const answer = await oneAnswer(origin, request)
    if (answer.lines.includes('br')) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function startBare({ lines, body }: Awaited<ReturnType<typeof oneAnswer>>) {
  const file = join(folder, 'body')
  writeFileSync(file, body)
  const kept = lines.flatMap((name, index) =>
    index % 2 === 0 && !OWN_LINES.test(name) ? [name, lines[index + 1]] : [],
  )
  return startChild('bare-server.mjs', [file, JSON.stringify(kept)])
}
