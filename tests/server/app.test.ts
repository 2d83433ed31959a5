import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { askOnce } from '../faults/traffic.ts'
import { changeOf } from './fake-site.ts'
import { servedFake } from './served-fake.ts'

const fake = servedFake()

/** Sends bytes as they are and gives the answer's first line. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(fake.origin)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (data) => {
      answer += data
      socket.end()
    })
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? '')).on('error', reject)
  })

describe('limits', () => {
  it('refuses addresses over 8 kB with 414', async () => {
    expect((await fetch(`${fake.origin}/${'a'.repeat(8000)}`)).status).toBe(200)
    const answer = await fetch(`${fake.origin}/${'a'.repeat(8200)}`)
    expect(answer.status).toBe(414)
    expect(await raw(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).toBe('HTTP/1.1 414 URI Too Long')
  })

  it('SITE-061 SITE-062 SITE-063 says the status, that an error occurred, and the way home', async () => {
    const answer = await fetch(`${fake.origin}/${'a'.repeat(8200)}`)
    const html = await answer.text()
    expect(html).toContain('<title>414</title>')
    expect(html).toContain('An error occurred 414')
    expect(html).toContain('<a href="/">Home page</a>')
  })

  it('reads forms up to 64 kB', async () => {
    const post = (body: BodyInit, type?: string) =>
      fetch(`${fake.origin}/form`, { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })
    const form = await post(new URLSearchParams({ name: 'Solberg & Søn' }))
    expect(await form.text()).toContain('Solberg & Søn')
    expect((await post(new URLSearchParams({ name: 'a'.repeat(70_000) }))).status).toBe(413)
    expect(await (await post('{}', 'application/json')).text()).not.toContain('{}')
  })

  it('answers broken requests without breaking', async () => {
    expect(await raw('rubbish\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request')
    expect(await raw(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)).toBe(
      'HTTP/1.1 431 Request Header Fields Too Large',
    )
    expect(await raw('GET http://elsewhere.example/a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toBe(
      'HTTP/1.1 200 OK',
    )
    expect((await fetch(fake.origin)).status).toBe(200)
  })

  it('never says what went wrong inside', async () => {
    fake.site.respond = () => {
      throw new Error('secret fact')
    }
    const answer = await fetch(`${fake.origin}/a`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('secret')
  })
})

describe('whatever goes wrong', () => {
  it('answering goes on: where a page in memory cannot be sent, where no header line can be written', async () => {
    await fake.restart({ headers: { 'x-odd': 'line\r\nbreak, Dvořák\u0000' } })
    for (const visit of ['first', 'second']) {
      const answer = await fake.get('/a')
      expect([visit, answer.status, answer.headers.get('x-odd')]).toEqual([
        visit,
        200,
        'line%0D%0Abreak, Dvo%C5%99%C3%A1k%00',
      ])
    }
    const { serve } = fake.cache
    fake.cache.serve = () => {
      throw new Error('secret fact')
    }
    const failed = await fake.get('/a')
    expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining('secret')])
    fake.cache.serve = serve
    expect((await fake.get('/a')).status).toBe(200)
  })

  it('the last good copy is shown where the page is made but cannot be kept', async () => {
    expect(await fake.titleOf('/a')).toBe('/a 1')
    await fake.cache.purge([changeOf('/a')])
    const { respond } = fake.site
    fake.site.respond = async (request) => {
      const made = await respond(request)
      return { ...made, cache: { ...made.cache, dependencies: {} } as typeof made.cache }
    }
    const answer = await fake.get('/a')
    expect([answer.status, answer.headers.get('cache-status')]).toEqual([200, 'Atrium; fwd=stale; fwd-status=500'])
  })
})

describe('requests', () => {
  it('carry an id, their own or one from a proxy', async () => {
    const own = (await fetch(`${fake.origin}/form`)).headers.get('x-request-id')
    expect(own).toMatch(/^[\w-]{36}$/)
    const given = await fetch(`${fake.origin}/form`, { headers: { 'x-request-id': 'proxy-4711' } })
    expect(given.headers.get('x-request-id')).toBe('proxy-4711')
    const bad = await fetch(`${fake.origin}/form`, { headers: { 'x-request-id': 'a b' } })
    expect(bad.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  it('for the health of the process are answered', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const answer = await fetch(fake.origin + path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const post = await fetch(fake.origin + path, { method: 'POST' })
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  })

  it('for style sets are answered by their address alone', async () => {
    const good = '/_css/cardListing.hero-'
    expect((await fetch(`${fake.origin}${good}00000000.css`)).headers.get('cache-control')).toBe('no-store')
    for (const path of [
      '/_css/hero.cardListing-00000000.css',
      '/_css/other-00000000.css',
      '/_css/..%2f..%2fpackage.json',
    ])
      expect((await fetch(fake.origin + path)).headers.get('content-type')).toContain('text/html')
  })
})

describe('stopping', () => {
  it('Q-25 answers everything it was asked, and says that connections end', async () => {
    let open = () => {}
    fake.site.during = () => new Promise((resolve) => (open = resolve))
    const slow = fetch(`${fake.origin}/slow`)
    await expect.poll(() => fake.site.renders.get('/slow')).toBe(1)
    const stopped = fake.server.stop(200)
    fake.site.during = () => {}
    const late = await fetch(`${fake.origin}/late`)
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
    open()
    expect((await slow).status).toBe(200)
    await stopped
    await expect(fetch(fake.origin)).rejects.toThrow()
  })

  it('Q-25 does not wait for clients that keep a connection whose answer had begun before', async () => {
    // Whoever waits for the last resort waits for ten minutes.
    await fake.restart({ bytes: 0, limits: { lastAnswers: 600_000 } })
    // More than the system takes in for a client that does not read.
    fake.site.text = 'x'.repeat(40 * 1024 * 1024)
    const { port, hostname } = new URL(fake.origin)
    const socket = connect(Number(port), hostname, () => socket.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\n'))
    const closed = once(socket, 'close')
    await once(socket, 'readable')
    const stopped = fake.server.stop(0)
    const begun = socket.read() as Buffer
    expect(String(begun)).toContain('keep-alive')
    let received = begun.length
    // Longer than those who ask nothing more are waited for at first.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    socket.on('data', (data) => (received += data.length)).resume()
    await closed
    await stopped
    // Not a byte of the answer is lost.
    expect(received).toBeGreaterThan(fake.site.text.length)
  })

  it('Q-25 is not held up by clients that connect again as soon as they are answered, and loses none', async () => {
    const answers: string[] = []
    const client = async () => {
      for (;;) {
        const said = await askOnce(fake.origin, '/again')
        if (said === 'refused') return
        answers.push(said.slice(0, 12))
      }
    }
    const clients = Array.from({ length: 30 }, client)
    await expect.poll(() => answers.length).toBeGreaterThan(100)
    const before = answers.length
    await fake.server.stop(0)
    await Promise.all(clients)
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200']))
    // Each once more, and those that were let in while the last answers went out.
    expect(answers.length - before).toBeLessThan(90)
  })

  it('answers nobody who went while answers were held back', async () => {
    const release = fake.server.hold()
    const socket = connect(Number(new URL(fake.origin).port), '127.0.0.1', () =>
      socket.write('GET /gone HTTP/1.1\r\nHost: a\r\n\r\n'),
    )
    const [request] = await once(fake.server.server, 'request')
    const gone = once(request.socket, 'close')
    socket.destroy()
    await gone
    release()
    expect((await fetch(`${fake.origin}/there`)).status).toBe(200)
    expect(fake.site.renders.get('/gone')).toBeUndefined()
  })
})
