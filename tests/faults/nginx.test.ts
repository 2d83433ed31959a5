import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedSite, startServer } from '../browser/server.ts'
import { type Nginx, prepareNginx, whyNoNginx } from '../outside/nginx.ts'
import { exactOf, INSIDE, spellingsOf } from '../outside/spellings.ts'

const skipped = whyNoNginx === undefined ? '' : ` (skipped: ${whyNoNginx})`
const RECORDING = '/media/hands-of-the-collection-01.mp3'

interface Answer {
  status: number
  head: string
  body: Buffer
}

/** Asks over TLS with a target as it is written, and reads until the server hangs up. */
const ask = (port: number, target: string, ...lines: string[]): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, servername: 'www.example.org' }, () =>
      socket.write(
        [`GET ${target} HTTP/1.1`, 'Host: www.example.org', 'Connection: close', ...lines, '', ''].join('\r\n'),
      ),
    )
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
    socket.on('close', () => {
      const whole = Buffer.concat(chunks)
      const end = whole.indexOf('\r\n\r\n')
      const head = whole.subarray(0, end).toString('latin1').toLowerCase()
      resolve({ status: Number(/^http\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: whole.subarray(end + 4) })
    })
  })

describe.skipIf(whyNoNginx !== undefined)(`nginx in front of the site, as deploy/nginx.conf says${skipped}`, () => {
  let site: ServedSite
  let nginx: Nginx
  beforeAll(async () => {
    site = await startServer({ environment: { OPERATIONS_PORT: '0' } })
    const prepared = await prepareNginx(Number(new URL(site.origin).port))
    const { code, said } = prepared.check()
    expect([code, said]).toEqual([0, expect.not.stringMatching(/\[(warn|emerg)\]/)])
    nginx = await prepared.start()
  })
  afterAll(async () => {
    await Promise.all([nginx?.stop(), site?.stop()])
  })
  const get = (target: string, ...lines: string[]) => ask(nginx.https, target, ...lines)

  it('leads to the encrypted site, and shows what proves that its name is ours', async () => {
    const plain = (path: string) =>
      fetch(`http://127.0.0.1:${nginx.http}${path}`, { redirect: 'manual', headers: { host: 'www.example.org' } })
    const answer = await plain('/news?page=2')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://www.example.org/news?page=2'])
    mkdirSync(nginx.challenges, { recursive: true })
    writeFileSync(join(nginx.challenges, 'token'), 'proof')
    expect(await (await plain('/.well-known/acme-challenge/token')).text()).toBe('proof')
  })

  it('leads to the name of the site also who comes to the other one encrypted', async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.https}`, { rejectUnauthorized: false })
    const stream = session.request({ ':path': '/news?page=2', ':authority': 'example.org' })
    const [headers] = await once(stream, 'response')
    session.destroy()
    expect([headers[':status'], headers.location]).toEqual([301, 'https://www.example.org/news?page=2'])
  })

  it.each(['/search?q=clay', '/es/search?q=clay'])('makes few answers anew for one visitor: %s', async (target) => {
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await get(target)).status))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  })

  it('passes on pages by HTTP/2, and as the site compresses them', async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.https}`, { rejectUnauthorized: false })
    const stream = session.request({ ':path': '/', ':authority': 'www.example.org' })
    const [headers] = await once(stream, 'response')
    expect([session.alpnProtocol, headers[':status']]).toEqual(['h2', 200])
    session.destroy()
    for (const [path, encoding] of [
      ['/visit', 'br'],
      ['/news', 'gzip'],
    ] as const) {
      const { status, head } = await get(path, `Accept-Encoding: ${encoding}`)
      expect([status, head]).toEqual([200, expect.stringContaining(`content-encoding: ${encoding}`)])
    }
  })

  it('passes on recordings, whole and in parts, byte by byte', async () => {
    const direct = Buffer.from(await (await fetch(site.origin + RECORDING)).arrayBuffer())
    expect(direct.length).toBeGreaterThan(1000)
    expect((await get(RECORDING)).body.equals(direct)).toBe(true)
    const part = await get(RECORDING, 'Range: bytes=100-299')
    expect([part.status, part.body.equals(direct.subarray(100, 300))]).toEqual([206, true])
  })

  it.each(INSIDE)('lets nobody in where those who run the site ask, however it is written: /%s', async (name) => {
    const letIn: string[] = []
    for (const target of exactOf(name)) {
      const { status } = await get(target)
      if (status !== 404 && status !== 400) letIn.push(`${target}: ${status}`)
    }
    for (const target of spellingsOf(name)) {
      const { status } = await get(target)
      if (status < 300 || status > 404) letIn.push(`${target}: ${status}`)
    }
    expect(letIn).toEqual([])
  })

  it('answers who asks too often with 429, and others all the same', async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.https}`, { rejectUnauthorized: false })
    const statuses = await Promise.all(
      Array.from({ length: 400 }, async () => {
        const stream = session.request({ ':path': '/robots.txt', ':authority': 'www.example.org' })
        const [headers] = await once(stream, 'response')
        stream.resume()
        return headers[':status'] as number
      }),
    )
    session.destroy()
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(200)
  })

  it('tells the site who asks, whatever visitors write themselves', async () => {
    const heard: (string | string[] | undefined)[] = []
    const echo = createServer(({ headers }, response) => {
      heard.push(headers['x-forwarded-for'], headers['x-forwarded-proto'], headers.host)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(echo, 'listening')
    const other = await (await prepareNginx((echo.address() as AddressInfo).port)).start()
    await ask(other.https, '/', 'X-Forwarded-For: 203.0.113.9', 'X-Forwarded-Proto: http')
    expect(heard).toEqual(['127.0.0.1', 'https', 'www.example.org'])
    await other.stop()
    echo.close()
  })
})
