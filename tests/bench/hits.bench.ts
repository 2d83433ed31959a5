import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'vitest'
import { startServer } from '../browser/server.ts'
import { temporaryFolder } from '../pages/temporary.ts'
import { measuredDemo } from './demo-site.ts'
import { answersPerSecond, oneAnswer } from './load.ts'
import { MEASURED } from './measured-article.ts'
import { median, printTable } from './print.ts'
import { report } from './report.ts'

const CONNECTIONS = 32
const ROUNDS = 30
/** Milliseconds of one round: short, so that both servers of a pair meet the same machine. */
const DURATION = 400
const WARM_UP = 1500
/** What Node's server writes by itself. */
const OWN_LINES = /^(date|connection|keep-alive)$/i

const content = measuredDemo()
const folder = temporaryFolder('bench')

it('Q-05 a cache hit against a bare node:http server that sends the same bytes', async () => {
  const site = await startServer({ content, environment: { LOG_LEVEL: 'warn' } })
  const request = `GET ${MEASURED} HTTP/1.1\r\nHost: ${new URL(site.origin).host}\r\nAccept-Encoding: br, gzip\r\n\r\n`
  const answer = await settled(site.origin, request)
  const bare = await startBare(answer)
  try {
    const both = { site: [] as number[], bare: [] as number[] }
    const measure = async (origin: string, duration: number) => {
      const { bytes } = await oneAnswer(origin, request)
      return answersPerSecond({ origin, request, answerBytes: bytes, connections: CONNECTIONS, duration })
    }
    for (const origin of [site.origin, bare.origin]) await measure(origin, WARM_UP)
    for (let round = 0; round < ROUNDS; round++)
      for (const name of round % 2 ? (['site', 'bare'] as const) : (['bare', 'site'] as const))
        both[name].push(await measure({ site, bare }[name].origin, DURATION))
    const ratio = median(both.site.map((hits, round) => hits / (both.bare[round] as number)))
    printTable(
      `Cache hits, ${answer.body.length} bytes of brotli, ${CONNECTIONS} connections (Q-05)`,
      ['', 'requests/s'],
      [
        ['bare node:http', median(both.bare).toFixed(0)],
        ['Atrium', median(both.site).toFixed(0)],
        ['ratio, to reach ≥ 0.85', ratio.toFixed(2)],
      ],
    )
    report({
      id: 'Q-05',
      what: 'cache hits a second',
      figure: ratio,
      unit: 'ratio',
      target: 0.85,
      relation: '≥',
      reference: 'bare node:http with the same bytes and header lines; median of paired rounds',
    })
  } finally {
    bare.stop()
    await site.stop()
  }
})

/** The answer once the page is in memory in its smallest form. */
async function settled(origin: string, request: string): ReturnType<typeof oneAnswer> {
  for (;;) {
    const answer = await oneAnswer(origin, request)
    if (answer.lines.includes('br')) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function startBare({ lines, body }: Awaited<ReturnType<typeof oneAnswer>>) {
  const file = join(folder, 'body')
  writeFileSync(file, body)
  const kept = lines.flatMap((name, index) =>
    index % 2 === 0 && !OWN_LINES.test(name) ? [name, lines[index + 1]] : [],
  )
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.mjs'), file, JSON.stringify(kept)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [text] = await new Promise<[string]>((resolve) =>
    child.stdout.setEncoding('utf8').once('data', (said) => resolve([said])),
  )
  return { origin: text.replace('Open ', '').trim(), stop: () => child.kill() }
}
