import type { RequestListener } from 'node:http'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { contentDirectory, documentEntry, published } from '../browser/content.ts'
import { startServer, withServer } from '../browser/server.ts'
import { fakeService, longAnswer } from './fake-service.ts'

const MESSAGES = { success: '<p>There is a copy.</p>', failure: '<p>There is no copy.</p>' }
const content = contentDirectory(
  documentEntry('a', 'Words.'),
  published('page_404', {
    uid: 'page_404',
    title: 'Not here',
    archive_link_title: 'See the copy',
    archive_lookup_status_messages: MESSAGES,
  }),
)
const COPY = { available: true, status: '200', url: 'https://archive.example/web/1/old' }
const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(typeof body === 'string' ? body : JSON.stringify(body))
const found = json({ archived_snapshots: { closest: COPY } })
const MB = 1024 * 1024
const hang: RequestListener = () => undefined
const HANGING = '/hanging'

/** Every way in which a service fails, by name. */
const faults: Record<string, RequestListener> = {
  'answering 500': (_, response) => response.writeHead(500).end('{"archived_snapshots":{}}'),
  'answering 503 in HTML': (_, response) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Down</h1>'),
  'answering HTML': (_, response) => response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>'),
  'answering broken JSON': json('{"archived_snapshots": {"closest": {'),
  'answering nothing': (_, response) => response.end(),
  'answering null': json('null'),
  'answering a list': json('[]'),
  'answering other shapes': json({ archived_snapshots: { closest: 'https://archive.example/' } }),
  'answering a link that is a script': json({
    archived_snapshots: { closest: { ...COPY, url: 'javascript:alert(1)' } },
  }),
  'hanging up': (request) => request.socket.destroy(),
  'hanging up in the middle': (request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('{"archived_')
    setImmediate(() => request.socket.destroy())
  },
  'redirecting in a circle': (_, response) => response.writeHead(302, { location: '/again' }).end(),
}

describe('Q-20 the web archive', async () => {
  const archive = await fakeService(hang)
  /** An answer that is waited for while all else goes on. */
  let hanging: Promise<string>
  const site = withServer({ content, environment: { PAGE_ARCHIVE_API_ENDPOINT: `${archive.origin}/available` } })
  const lookUp = async (path: string) => {
    const answer = await fetch(`${site.origin}/archived-copy?path=${encodeURIComponent(path)}`)
    return { status: answer.status, text: await answer.text() }
  }
  const errors = (path: string) => site.log().filter((line) => line.path === path && Number(line.level) >= 50)

  beforeAll(async () => {
    hanging = lookUp(HANGING).then(({ text }) => text)
    await vi.waitUntil(() => archive.asked.length === 1, { timeout: 20_000 })
  })

  it('SITE-055 SITE-057 SITE-058 is asked for the whole address, and its copy is shown', async () => {
    archive.answer = found
    const { status, text } = await lookUp('/old')
    expect(status).toBe(200)
    expect(text).toContain(`href="${COPY.url}"`)
    expect(text).toContain('There is a copy.')
    expect(archive.asked.at(-1)).toBe(`/available?url=${encodeURIComponent('https://www.ellery.example/old')}`)
  })

  it.each(Object.entries(faults))('SITE-060 %s costs the copy alone', async (fault, answer) => {
    archive.answer = answer
    const path = `/old/${fault.replaceAll(' ', '-')}`
    const missing = await fetch(site.origin + path)
    expect(missing.status).toBe(404)
    const { status, text } = await lookUp(path)
    expect(status).toBe(200)
    expect(text).toContain('There is no copy.')
    expect(text).not.toMatch(/javascript:|archive\.example/)
  })

  it('SITE-060 reports what failed, with the address that was looked up', async () => {
    archive.answer = faults['answering 500'] as RequestListener
    await lookUp('/reported')
    expect(errors('/reported').map(({ msg }) => msg)).toEqual([expect.stringContaining('The archive answered 500.')])
  })

  it('answering 100 MB is left off after a bounded part', async () => {
    const { answer, sent } = longAnswer(100 * MB)
    archive.answer = answer
    expect((await lookUp('/large')).text).toContain('There is no copy.')
    expect(sent()).toBeLessThan(50 * MB)
  })

  it('its last good copy is shown when it fails later on', async () => {
    archive.answer = found
    await lookUp('/kept')
    archive.answer = faults['answering 500'] as RequestListener
    expect((await lookUp('/kept')).text).toContain(COPY.url)
    // A failure is not remembered: the next visitor is told the truth.
    expect((await lookUp('/comes-back')).text).toContain('There is no copy.')
    archive.answer = found
    expect((await lookUp('/comes-back')).text).toContain(COPY.url)
  })

  it('SITE-054 hanging holds up nobody: not the missing page, and no other', async () => {
    for (const [path, status] of [
      [HANGING, 404],
      ['/other', 404],
      ['/a', 200],
      ['/healthz', 200],
    ] as const)
      expect((await fetch(site.origin + path)).status).toBe(status)
  })

  it('hanging is asked no more than a few times at once', async () => {
    archive.answer = hang
    const asked = archive.asked.length
    const answers = Array.from({ length: 40 }, (_, index) => lookUp(`/many/${index}`))
    expect((await Promise.race(answers)).text).toContain('There is no copy.')
    expect(archive.asked.length - asked).toBeLessThanOrEqual(8)
    archive.answer = found
  })

  it('SITE-056 SITE-060 hanging is given up', async () => {
    expect(archive.asked).toContain(`/available?url=${encodeURIComponent(`https://www.ellery.example${HANGING}`)}`)
    expect(await hanging).toContain('There is no copy.')
    expect(errors(HANGING)).toHaveLength(1)
    await archive.close()
  })
})

describe('Q-20 a web archive that refuses connections', () => {
  it('costs the copy alone', async () => {
    const archive = await fakeService(found)
    await archive.close()
    const site = await startServer({ content, environment: { PAGE_ARCHIVE_API_ENDPOINT: archive.origin } })
    try {
      const answer = await fetch(`${site.origin}/archived-copy?path=/old`)
      expect([answer.status, (await answer.text()).includes('There is no copy.')]).toEqual([200, true])
      expect((await fetch(`${site.origin}/old`)).status).toBe(404)
    } finally {
      await site.stop()
    }
  })
})
