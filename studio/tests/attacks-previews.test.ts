import { describe, expect, it } from 'vitest'
import { raw } from './raw.ts'
import { type Answer, published, withStudio } from './start-studio.ts'

const body = (text: string) => [{ text_block: { text: `<p>${text}</p>` } }]
const image = (id: string) => ({ title: id, id, width: 8, height: 8, alternative_text: 'Alt' })
const studio = withStudio({
  'document/document_a.json': { ...published, slug: 'a', body: body('Words of A') },
  'document/document_a.draft.json': { ...published, title: 'Draft <7>', slug: 'a', body: body('New words of A') },
  'document/document_b.json': { ...published, slug: 'b', body: body('Words of B') },
  'document/document_b.draft.json': { ...published, slug: 'b', body: body('New words of B') },
  'document/document_c.draft.json': { slug: 'c', body: body('Words of C') },
  'document/document_s.draft.json': { slug: 's', body: body('In May'), scheduled: { publish: '2026-05-01T16:00:00Z' } },
  'image/img_other.draft.json': image('other-1a2b3c4d'),
  'image/img_shown.json': { ...published, ...image('shown-1a2b3c4d') },
})

const A = { type: 'document', uid: 'document_a' }
const share = (more: object = A) => studio.ask('POST', '/api/shares', { note: 'Board <b>', ...more })
const visit = (path: string, cookie: string, headers: Record<string, string> = {}): Promise<Answer> =>
  studio.ask('GET', path.startsWith('http') ? path : studio.canvas + path, undefined, { cookie, ...headers })
const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? ''

/** Opens a link as somebody without account does. */
async function opened(more?: object) {
  const { json } = await share(more)
  const answer = await visit(json.address, '')
  return { ...json, answer, cookie: cookieOf(answer) }
}

describe('a link to a preview', () => {
  it('leads to an address without what it says, with a cookie that is the canvas’ alone, and to the draft', async () => {
    const { address, link, answer, cookie } = await opened()
    expect(address).toMatch(/^http:\/\/localhost:\d+\/_preview\/\d+\.[\w-]{43}$/)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/a')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^preview-\d+=\d+\.[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=259200$/,
    )
    const page = await visit('/a', cookie)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('New words of A')])
    expect(page.text).toContain('<strong>Preview for Board &lt;b&gt;, until Mar 17, 2026, 1:00 PM.</strong>')
    expect(page.text).toContain('The draft of “Draft &lt;7&gt;”; everything')
    for (const { headers } of [answer, page])
      expect(Object.fromEntries(headers)).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-robots-tag': expect.stringContaining('noindex'),
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringMatching(/frame-ancestors 'none'$/),
      })
    expect(page.text).not.toMatch(/_studio|<!--\s*field:/)
    expect(JSON.stringify((await studio.ask('GET', '/api/shares')).json)).not.toContain(address.split('.').at(-1))
    expect((await studio.ask('GET', '/api/shares')).json.links[0]).toMatchObject({
      id: link.id,
      opened: 1,
      isOwn: true,
    })
  })

  it('is not made to a draft that no page would show, which is said', async () => {
    const { status, json } = await share({ type: 'image', uid: 'img_other' })
    expect([status, json.error.message]).toEqual([422, 'No page would show this draft by the link.'])
    expect((await share({})).status).toBe(201)
  })

  it('to one entry shows of all others what is published, also to whoever asks for more', async () => {
    const { cookie } = await opened()
    expect((await visit('/b', cookie)).text).toContain('Words of B')
    expect((await visit('/b?drafts=all&type=document&uid=document_b', cookie)).text).not.toContain('New words of B')
    for (const path of [
      '/c',
      '/s',
      '/_types',
      '/_studio/canvas.js',
      '/_studio/at/2026-05-02T00:00Z/drafts/c',
      '/_studio/before/b',
    ])
      expect([path, (await visit(path, cookie)).status]).toEqual([path, 404])
    const asOf = { referer: `${studio.canvas}/_studio/at/2026-06-01T00:00Z/drafts/a` }
    expect((await visit('/c', cookie, asOf)).status).toBe(404)
    expect((await visit('/iiif/other-1a2b3c4d/info.json', cookie)).status).toBe(404)
    const sitemap = (await visit('/sitemap.xml', cookie)).text
    expect(['b', 'c', 's'].map((name) => sitemap.includes(`/${name}.xml`))).toEqual([true, false, false])
    expect(await visit('/iiif/shown-1a2b3c4d/info.json', cookie)).not.toMatchObject({
      headers: { 'set-cookie': expect.anything() },
    })
  })

  it('to all drafts shows all, and as of a moment what is there then', async () => {
    const all = await opened({})
    expect(all.answer.headers.get('location')).toBe('/')
    expect((await visit('/b', all.cookie)).text).toContain('New words of B')
    expect((await visit('/c', all.cookie)).text).toContain('With all drafts.')
    const later = await opened({ ...A, at: '2026-05-02T00:00Z' })
    expect((await visit('/s', later.cookie)).text).toContain('In May')
    expect((await visit('/c', later.cookie)).status).toBe(404)
  })

  it('opens nothing of the studio, and nobody writes by it', async () => {
    const { cookie } = await opened({})
    const [, token = ''] = /=(.*)$/.exec(cookie) ?? []
    const name = studio.cookie.split('=')[0]
    for (const one of [cookie, `${name}=${token}`])
      for (const path of ['/api/site', '/api/shares', '/api/entries/document/document_a'])
        expect([path, (await studio.ask('GET', path, undefined, { cookie: one })).status]).toEqual([path, 401])
    for (const path of ['/a', '/_studio/session', '/_preview'])
      expect((await studio.ask('POST', studio.canvas + path, {}, { cookie })).status).toBe(405)
    expect((await visit('/a', `${name}=${token}`)).status).toBe(403)
  })

  it('ends when it is called back, for open pages too, and says no more than of one that never was', async () => {
    const { address, link, cookie } = await opened()
    expect((await visit('/a', cookie)).status).toBe(200)
    expect((await studio.ask('DELETE', `/api/shares/${link.id}`, {})).status).toBe(200)
    const picture = await visit('/iiif/shown-1a2b3c4d/info.json', cookie, { 'sec-fetch-dest': 'image' })
    expect([picture.status, picture.headers.get('set-cookie')]).toEqual([404, null])
    const guessed = `${studio.canvas}/_preview/${link.id}.${'x'.repeat(43)}`
    const ended = [
      await visit('/a', cookie),
      await visit('/iiif/shown-1a2b3c4d/info.json', cookie),
      ...(await Promise.all(
        [address, guessed, `${studio.canvas}/_preview/999.${'x'.repeat(43)}`].map((one) => visit(one, '')),
      )),
    ]
    for (const { status, text, headers } of ended) {
      expect([status, text]).toEqual([404, (ended[0] as Answer).text])
      expect(headers.get('set-cookie')).toMatch(/=; .*Max-Age=0$/)
    }
    expect(ended[0]?.text).toContain('This preview cannot be shown')
    expect((await studio.ask('DELETE', `/api/shares/${link.id}`, {})).status).toBe(404)
  })

  it('is guessed so many times a minute and no more', async () => {
    const wrong = ['', 'x', '1', '1.', '-1.x', '1e1.x', '../a', '%00', '__proto__', `1.${'x'.repeat(5000)}`]
    const answers = new Set<number>()
    for (let turn = 0; turn < 5; turn++)
      for (const token of wrong) answers.add((await visit(`${studio.canvas}/_preview/${token}`, '')).status)
    expect([...answers]).toEqual(expect.arrayContaining([404, 429]))
    expect((await visit('/a', '')).status).toBe(403)
  })

  it('is answered under the names of the canvas alone', async () => {
    const { json } = await share()
    const path = new URL(json.address).pathname
    for (const host of ['evil.example', `localhost:${new URL(studio.origin).port}`, `localhost.evil.example`]) {
      const { line } = await raw(studio.canvas, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect([host, line]).toEqual([host, expect.stringMatching(/^HTTP\/1\.1 (421|400)/)])
    }
  })

  it.each([
    [{ ...A, note: '' }, 400],
    [{ ...A, note: 'x'.repeat(500) }, 400],
    [{ ...A, note: 7 }, 400],
    [{ ...A, hours: 73 }, 400],
    [{ ...A, hours: 0 }, 400],
    [{ ...A, hours: 'NaN' }, 400],
    [{ ...A, at: 'NaN' }, 400],
    [{ ...A, at: '2020-01-01T00:00Z' }, 400],
    [{ type: 'document', uid: 'no_such' }, 404],
    [{ type: 'nothing', uid: 'document_a' }, 404],
    [{ type: 'document' }, 400],
    [{ uid: '../a' }, 404],
  ])('is refused with a reason: %j', async (wrong, status) => {
    const answer = await share(wrong)
    expect([answer.status, answer.json.error.remedy]).toEqual([status, expect.stringMatching(/\w/)])
  })
})

describe('somebody in the studio who has opened a link, too', () => {
  it('sees what it shows in its window, and the canvas beside the form and where that leads', async () => {
    const { cookie } = await share({ ...A, note: 'Me' }).then(async ({ json }) => ({
      cookie: `${studio.cookie}; preview-${new URL(studio.canvas).port}=${json.address.split('/').at(-1)}`,
    }))
    expect((await visit('/b', cookie)).text).toContain('Preview for Me')
    expect((await visit('/b', cookie, { 'sec-fetch-dest': 'iframe' })).text).toContain('New words of B')
    expect((await visit('/b', cookie, { referer: `${studio.canvas}/a` })).text).toContain('/_studio/canvas.js')
    expect((await visit('/_studio/canvas.js', cookie, { referer: `${studio.canvas}/a` })).status).toBe(200)
  })
})

describe('the site as of a moment', () => {
  const at = (moment: string, drafts: string, path: string) => `/_studio/at/${moment}/${drafts}${path}`
  const own = (path: string, headers?: Record<string, string>) => visit(path, studio.cookie, headers)

  it('shows what visitors will have then, leads on within it, and says so in a window', async () => {
    expect((await own(at('2026-05-01T15:59Z', 'published', '/s'))).status).toBe(404)
    expect((await own(at('2026-05-01T16:00Z', 'published', '/s'))).text).toContain('In May')
    expect((await own(at('2026-05-01T16:00Z', 'published', '/b'))).text).not.toContain('New words')
    expect((await own(at('2026-05-01T16:00Z', 'drafts', '/b'))).text).toContain('New words of B')
    const referer = studio.canvas + at('2026-05-01T16:00Z', 'published', '/a')
    const led = await own('/s?x=1', { referer, 'sec-fetch-dest': 'document' })
    expect([led.status, led.headers.get('location')]).toEqual([302, at('2026-05-01T16:00Z', 'published', '/s?x=1')])
    expect((await own('/s', { referer, 'sec-fetch-dest': 'empty' })).text).toContain('In May')
    const page = (await own(at('2026-05-01T16:00Z', 'published', '/s'), { 'sec-fetch-dest': 'document' })).text
    expect(page).toContain('The site as of May 1, 2026, 9:00 AM.')
    expect(page).toContain('<a href="/s" rel="noreferrer">Back to now</a>')
  })

  it.each([
    '0000-01-01T00:00Z',
    '9999-12-31T23:59Z',
    'NaN',
    '2026-02-30T10:00Z',
    '+275760-09-13T00:00Z',
    '2020-01-01T00:00Z',
    '2026-05-01T16:00:00Z',
    '%00',
  ])('is as it is now where that is none to come: %s', async (moment) => {
    const { status, headers } = await own(at(moment, 'published', '/a'))
    expect([status, headers.get('location')]).toEqual([302, '/a'])
  })

  it('leads nobody elsewhere, is nobody’s without a session, and says nothing of other addresses', async () => {
    for (const path of ['//evil.example', '/\\evil.example', '/\\/evil.example'])
      expect((await own(at('NaN', 'drafts', path))).headers.get('location')).toMatch(/^\/evil/)
    expect((await visit(at('2026-05-01T16:00Z', 'drafts', '/a'), '')).status).toBe(403)
    expect((await own('/_studio/at/2026-05-01T16:00Z/all/a')).status).toBe(404)
    expect((await own('/a', { referer: `https://evil.example${at('2026-05-01T16:00Z', 'drafts', '/')}` })).status).toBe(
      200,
    )
  })

  it('is looked at as often as anybody likes', async () => {
    const minutes = Array.from({ length: 10 }, (_, minute) => `2026-06-01T10:${String(minute + 10)}Z`)
    const answers = await Promise.all(minutes.map((minute) => own(at(minute, 'published', '/a'))))
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
    expect((await own(at('2026-06-01T10:10Z', 'published', '/a'))).text).toContain('Words of A')
  })
})
