import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, writeEntry } from '../browser/content.ts'
import { type ServedSite, startServer } from '../browser/server.ts'
import { exactOf, INSIDE, spellingsOf } from '../outside/spellings.ts'
import { compiled, prepareVarnish, type Varnish, whyNoVarnish } from '../outside/varnish.ts'
import { askRaw, rawRequest } from '../safe/raw.ts'

const SECRET = 'long-enough-a-secret'
const skipped = whyNoVarnish === undefined ? '' : ` (skipped: ${whyNoVarnish})`

describe.skipIf(whyNoVarnish !== undefined)(`Varnish in front of two nodes${skipped}`, () => {
  const content = contentDirectory(documentEntry('one', 'First words.'), documentEntry('two', 'Other words.'))
  const nodes: ServedSite[] = []
  let varnish: Varnish
  let front = ''

  beforeAll(async () => {
    varnish = await prepareVarnish(SECRET)
    front = varnish.origin
    const environment = {
      VARNISH_URL: front,
      VARNISH_PURGE_SECRET: SECRET,
      CONTENT_SECRET: SECRET,
      CACHE_SHARED_MAX_AGE: '86400',
      LOG_LEVEL: 'warn',
    }
    nodes.push(await startServer({ content, environment }), await startServer({ content, environment }))
    await varnish.start(nodes.map(({ origin }) => Number(new URL(origin).port)) as [number, number])
  })
  afterAll(async () => {
    await Promise.all([varnish?.stop(), ...nodes.map((node) => node.stop())])
  })

  const get = (path: string, headers: Record<string, string> = {}) => fetch(front + path, { headers })
  const isHit = ({ headers }: Response) => headers.get('cache-status')?.endsWith('Varnish; hit') ?? false
  const textAt = async (path: string) => (await get(path)).text()
  const waiting = async () => Promise.all(nodes.map((node) => node.metric('atrium_outside_purges_waiting')))
  async function publish(change: () => void) {
    change()
    for (const { origin } of nodes) {
      const answer = await fetch(`${origin}/_content/sync`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET}` },
      })
      expect(answer.status).toBe(200)
    }
    await expect.poll(waiting).toEqual([0, 0])
  }

  it('keeps a page, whatever cookies and campaigns, and says nothing of keys', async () => {
    // At first everything is purged, and once more: what is in the cache then stays.
    const sent = () => Promise.all(nodes.map((node) => node.metric('atrium_outside_purges_sent_total')))
    await expect.poll(sent).toEqual([2, 2])
    await textAt('/one')
    const again = await get('/one?utm_source=letter', { cookie: 'theirs=1' })
    expect(isHit(again)).toBe(true)
    expect(again.headers.get('surrogate-key')).toBeNull()
    expect(await again.text()).toContain('First words.')
  })

  it('keeps it in each encoding', async () => {
    for (const encoding of ['br', 'gzip']) {
      await get('/one', { 'accept-encoding': `deflate, ${encoding}` })
      const answer = await get('/one', { 'accept-encoding': encoding })
      expect([isHit(answer), answer.headers.get('content-encoding')]).toEqual([true, encoding])
    }
  })

  it('shows what is published, and keeps what was not touched', async () => {
    await textAt('/two')
    await publish(() => writeEntry(content, documentEntry('one', 'Second words.')))
    expect(await textAt('/one')).toContain('Second words.')
    const other = await get('/two')
    expect(isHit(other)).toBe(true)
  })

  it('keeps nothing of one visitor, of the server itself, or that was sent', async () => {
    for (const [path, headers] of [
      ['/one', { cookie: 'a=b; dismissed=abc' }],
      ['/_content/nothing', {}],
    ] as const) {
      await get(path, headers)
      expect(isHit(await get(path, headers))).toBe(false)
    }
    expect((await fetch(`${front}/alerts/dismiss`, { method: 'POST', redirect: 'manual' })).status).toBeLessThan(500)
  })

  it.each(INSIDE)('lets nobody in where those who run the site ask, however it is written: /%s', async (name) => {
    const let_in: string[] = []
    for (const method of ['GET', 'HEAD', 'POST'])
      for (const target of exactOf(name)) {
        const { status } = await askRaw(front, rawRequest(method, target, 'Content-Length: 0'))
        if (status !== 404 && status !== 400) let_in.push(`${method} ${target}: ${status}`)
      }
    for (const target of spellingsOf(name)) {
      const { status } = await askRaw(front, rawRequest('GET', target))
      if (status < 300 || status > 404) let_in.push(`GET ${target}: ${status}`)
    }
    expect(let_in).toEqual([])
  })

  it('leaves addresses as they are but for parameters of campaigns', async () => {
    for (const [path, status] of [
      ['/one&', 404],
      ['/one&utm_source=x', 404],
      ['/one?utm_source=x&utm_medium=y&fbclid=z', 200],
    ] as const)
      expect([path, (await get(path)).status]).toEqual([path, status])
  })

  it('is purged by nobody else', async () => {
    const purge = (headers: Record<string, string>) =>
      fetch(front, { method: 'PURGE', headers }).then(({ status }) => status)
    expect(await purge({ 'xkey-purge': 'all' })).toBe(403)
    expect(await purge({ 'xkey-purge': 'all', authorization: 'Bearer another' })).toBe(403)
    expect(await purge({ authorization: `Bearer ${SECRET}` })).toBe(400)
    // The one before counts too, while the nodes are given another one.
    for (const secret of [SECRET, `${SECRET}-before`])
      expect(await purge({ 'xkey-purge': 'nothing', authorization: `Bearer ${secret}` })).toBe(200)
    expect(await purge({ 'xkey-purge': 'nothing', authorization: 'Bearer ' })).toBe(403)
  })

  it('shows the pages of the node that is left, and old ones when none is; what was taken down is gone', async () => {
    await publish(() => execFileSync('rm', [join(content, 'entries/document/document_two.json')]))
    expect((await get('/two')).status).toBe(404)
    await nodes[0]?.stop()
    await publishAt(nodes[1], () => writeEntry(content, documentEntry('one', 'Third words.')))
    expect(await textAt('/one')).toContain('Third words.')
    await publishAt(nodes[1], () => writeEntry(content, documentEntry('one', 'Fourth words.')))
    nodes[1]?.process.kill('SIGKILL')
    const old = await get('/one')
    expect([old.status, await old.text()]).toEqual([200, expect.stringContaining('Third words.')])
  })

  async function publishAt(node: ServedSite | undefined, change: () => void) {
    change()
    await fetch(`${node?.origin}/_content/sync`, { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })
    await expect.poll(() => node?.metric('atrium_outside_purges_waiting')).toBe(0)
  }
})

describe.skipIf(whyNoVarnish !== undefined)(`deploy/varnish.vcl${skipped}`, () => {
  it('compiles', () => {
    expect([compiled.status, compiled.error]).toEqual([0, undefined])
  })
})
