import { describe, expect, it } from 'vitest'
import { createApi } from '../server/api/router.ts'
import { cookiesOf } from '../server/guards/cookies.ts'
import { originsOf } from '../server/guards/origins.ts'
import { Sessions } from '../server/guards/sessions.ts'
import { ROUTES } from '../server/people/acts.ts'
import { tokenEntrance } from '../server/people/entrances/token-entrance.ts'
import { may, ROLES, type Role } from '../server/people/roles.ts'
import { CANVAS, freePort, proxySettings, SECRET, STUDIO, throughProxy } from './behind-proxy.ts'
import { published, withStudio } from './start-studio.ts'
import { writingDesk } from './writing-desk.ts'

let ask: ReturnType<typeof throughProxy>
const planned = { scheduled: { publish: '2026-04-01T07:00:00.000Z' } }
const files = ['a', 'b', 'c'].map((slug) => [`document/document_${slug}.json`, { ...published, slug }])
const entries = { ...Object.fromEntries(files), 'document/document_p.draft.json': planned }
const settings = async () => {
  const port = await freePort()
  ask = throughProxy(port)
  return { ...proxySettings(port), STUDIO_ROLES: ROLES.map((role) => `${role}=group:${role}s`).join(';') }
}
withStudio(entries, settings, { isInLanguages: true })

const said = (role: Role, more: Lines = {}): Lines => ({
  ...{ 'x-studio-secret': SECRET, 'x-user': `one-${role}`, 'x-name': 'Zoë', 'x-groups': `staff, ${role}s` },
  ...more,
})
type Lines = Record<string, string | string[]>
const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''
const enter = (headers: Lines, more = {}) =>
  ask(`${STUDIO}/api/session`, { method: 'POST', body: {}, headers, ...more })
/** Header lines of somebody who is in. */
const inside = async (role: Role) => ({ ...said(role), cookie: cookieOf((await enter(said(role))).headers) })

describe('whom a proxy has signed in', () => {
  it('comes in with a cookie of this host and TLS alone, and is called as the proxy says', async () => {
    const name = Buffer.from('Zoë \u202Egnp').toString('latin1')
    const { status, headers, json } = await enter(said('publisher', { 'x-name': name }))
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-studio-443=[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\/$/,
    )
    expect(json.person).toEqual({ id: 'one-publisher', name: 'Zoë gnp', role: 'publisher' })
    const site = await ask(`${STUDIO}/api/site`, { headers: { ...said('publisher'), cookie: cookieOf(headers) } })
    expect(site.json).toMatchObject({
      way: 'proxy',
      canvas: CANVAS,
      isCanvasApart: true,
      person: { role: 'publisher' },
    })
    expect(site.headers.get('strict-transport-security')).toBeNull()
    expect(site.headers.get('content-security-policy')).toContain(`connect-src 'self' ${CANVAS}`)
  })

  it.each<[string, () => Parameters<typeof enter>]>([
    ['from another address', () => [said('administrator'), { isDirect: true }]],
    ['without the secret', () => [said('administrator', { 'x-studio-secret': '' })]],
    ['with another secret', () => [said('administrator', { 'x-studio-secret': `${SECRET}x` })]],
    ['with the secret twice', () => [said('administrator', { 'x-studio-secret': [SECRET, SECRET] })]],
    ['with two names, of which the proxy added one', () => [said('author', { 'x-user': ['one-administrator', 'x'] })]],
    ['with groups beside those of the proxy', () => [said('author', { 'x-groups': ['administrators', 'authors'] })]],
    ['as nobody', () => [said('administrator', { 'x-user': ' ' })]],
    ['as somebody without end', () => [said('administrator', { 'x-user': 'x'.repeat(256) })]],
  ])('nobody else comes in: %s', async (_, how) => {
    const { status, headers } = await enter(...how())
    expect([status, headers.get('set-cookie')]).toEqual([expect.toSatisfy((code) => [401, 403].includes(code)), null])
  })

  it('is told whom to ask where they have no role', async () => {
    const { status, json } = await enter(said('author', { 'x-groups': 'authors-of-another-site' }))
    expect(status).toBe(403)
    expect(json.error).toEqual({
      message: 'You are signed in as Zoë (one-author), and have no role in the studio.',
      remedy: 'Ask whoever runs it to give you one by STUDIO_ROLES.',
    })
  })

  it.each<[string, (mine: Lines) => Parameters<typeof enter>]>([
    ['who is somebody else now', (mine) => [{ ...mine, 'x-user': 'another' }]],
    ['whose role was taken away', (mine) => [{ ...mine, 'x-groups': 'staff' }]],
    ['whose role is another one', (mine) => [{ ...mine, 'x-groups': 'administrators' }]],
    ['whom the proxy does not name any more', (mine) => [{ ...mine, 'x-user': '' }]],
    ['who comes around the proxy', (mine) => [mine, { isDirect: true }]],
  ])('the session ends of somebody %s', async (_, how) => {
    const mine = await inside('publisher')
    const site = (headers: Lines, more = {}) => ask(`${STUDIO}/api/site`, { headers, ...more })
    expect((await site(mine)).status).toBe(200)
    expect((await site(...how(mine))).status).toBe(401)
    expect((await site(mine)).status).toBe(401)
  })

  it('reaches studio and canvas by their own names alone', async () => {
    const mine = await inside('author')
    for (const host of [
      'localhost',
      '127.0.0.1',
      'pages.ellery.example',
      'studio.ellery.example.evil.example',
      'x.example',
    ])
      expect([host, (await ask(`${STUDIO}/api/site`, { headers: { ...mine, host } })).status]).toEqual([host, 421])
    for (const origin of ['http://studio.ellery.example', CANVAS, 'https://ellery.example', `${STUDIO}:444`])
      expect([origin, (await enter({ ...said('author'), origin })).status]).toEqual([origin, 403])
  })
})

describe('links to previews', () => {
  const asked = (method: string, who: Lines, path = '', body = {}) =>
    ask(`${STUDIO}/api/shares${path}`, { method, headers: who, ...(method === 'GET' ? {} : { body }) })
  const links = async (who: Lines) => (await asked('GET', who)).json.links.map(({ note }: { note: string }) => note)
  const callBack = async (who: Lines, id: number) => (await asked('DELETE', who, `/${id}`)).status

  it('are seen and called back by whoever made them, and by publishers, and are of the canvas’ host alone', async () => {
    const other = said('author', { 'x-user': 'another' })
    const [author, publisher] = [await inside('author'), await inside('publisher')]
    const another = { ...other, cookie: cookieOf((await enter(other)).headers) }
    const { link, address } = (await asked('POST', author, '', { note: 'Mine' })).json
    const second = (await asked('POST', another, '', { note: 'Theirs' })).json.link
    expect((await Promise.all([author, another, publisher].map(links))).join(' ')).toBe('Mine Theirs Theirs,Mine')
    const { headers } = await ask(address, { isDirect: true })
    expect(address.startsWith(`${CANVAS}/_preview/`)).toBe(true)
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-preview-443=\d+\.[\w-]{43}; HttpOnly; Secure; SameSite=Lax; Path/,
    )
    expect((await ask(address.replace(CANVAS, STUDIO))).headers.get('set-cookie')).toBeNull()
    expect([await callBack(another, link.id), await callBack(publisher, second.id)]).toEqual([404, 200])
    expect([await callBack(author, link.id), await links(author)]).toEqual([200, []])
    const audit = await ask(`${STUDIO}/api/audit?format=ndjson`, { headers: await inside('administrator') })
    expect(audit.text).toMatch(/"preview shared"[^\n]*"note":"Mine"[\s\S]*"preview called back"[^\n]*"note":"Theirs"/)
    expect(audit.text).not.toContain(address.split('.').at(-1))
  })
})

describe('the canvas on another host', () => {
  const ticketOf = async (mine: Lines) =>
    (await ask(`${STUDIO}/api/session/canvas`, { method: 'POST', body: {}, headers: mine })).json.ticket as string
  const bring = (body: string, headers: Lines = {}) =>
    ask(`${CANVAS}/_studio/session`, { method: 'POST', body, headers: { 'content-type': 'text/plain', ...headers } })
  const page = (cookie: string, path = '/a') => ask(CANVAS + path, { headers: { cookie } })

  it('is shown to whoever brings a ticket of their session, once, with a cookie that opens nothing else', async () => {
    const mine = await inside('author')
    expect((await page(mine.cookie)).status).toBe(403)
    const ticket = await ticketOf(mine)
    const { status, headers } = await bring(ticket)
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, STUDIO])
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-canvas-443=[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\/$/,
    )
    const cookie = cookieOf(headers)
    const body = { side: 'after', value: { uid: 'document_a', title: 'A', slug: 'a' } }
    const laid = { method: 'POST', body, headers: mine }
    const { path } = (await ask(`${STUDIO}/api/entries/document/document_a/versions/show`, laid)).json
    const shown = await Promise.all(['/a', path, '/_studio/before/a'].map((at) => page(cookie, at)))
    expect(shown.map((answer) => answer.status)).toEqual([200, 200, 404])
    expect(shown[0]?.headers.get('content-security-policy')).toContain(`frame-ancestors ${STUDIO}`)
    expect((await bring(ticket)).status).toBe(403)
    const stolen = { ...said('author'), cookie: cookie.replace('canvas', 'studio') }
    expect((await ask(`${STUDIO}/api/site`, { headers: stolen })).status).toBe(401)
    await ask(`${STUDIO}/api/session`, { method: 'DELETE', body: {}, headers: mine })
    expect((await page(cookie)).status).toBe(403)
  })

  it.each(['https://evil.example', CANVAS, 'null', ''])('takes no ticket of a page elsewhere: %s', async (origin) => {
    const ticket = await ticketOf(await inside('author'))
    const { status, headers } = await bring(ticket, { origin })
    expect([status, headers.get('set-cookie'), headers.get('access-control-allow-origin')]).toEqual([403, null, null])
  })

  it('takes no ticket that is guessed, or longer than one', async () => {
    for (const ticket of ['', 'x', 'x'.repeat(43)]) expect((await bring(ticket)).status).toBe(403)
    expect((await bring('x'.repeat(100_000))).status).toBe(413)
  })
})

describe('roles', () => {
  const table = Object.entries(ROUTES).flatMap(([route, act]) => ROLES.map((role) => ({ route, act, role })))

  it.each(table)('$role: $route', async ({ route, act, role }) => {
    const [method = '', path = ''] = route.split(' ')
    const filled = path.replace(':type', 'document').replace(':uid', 'document_none').replace(':id', '0')
    const body = method === 'GET' ? undefined : {}
    const { status, json } = await ask(`${STUDIO}/api${filled}`, { method, body, headers: await inside(role) })
    // Whoever may write may delete a draft of their own, and there is none here.
    const isAllowed = act === 'enter' || (may(role, act) && !(route.endsWith('/discard') && role === 'author'))
    expect(isAllowed ? [401, 403].includes(status) : status).toBe(isAllowed ? false : 403)
    if (!isAllowed)
      expect(json.error).toMatchObject({
        message: expect.stringContaining(`Your role is ${role}`),
        remedy: expect.stringMatching(/^Ask an? \w+/),
      })
  })

  it('no author changes what is published by itself, nor says that it is', async () => {
    const PLANNED = `${STUDIO}/api/entries/document/document_p`
    const save = async (role: Role, value: object, address = PLANNED) => {
      const headers = await inside(role)
      const { draft, published } = (await ask(address, { headers })).json
      const body = { value: { ...(draft ?? published).value, ...value }, ifHash: (draft ?? published).hash }
      return ask(address, { method: 'PUT', body, headers })
    }
    const { status, json } = await save('author', { title: 'Forged' })
    expect([status, json.error]).toEqual([
      403,
      {
        message: expect.stringContaining('published by itself at 2026-04-01T07:00:00.000Z, and your role is author'),
        remedy: expect.stringContaining('Ask a publisher'),
      },
    ])
    expect((await save('publisher', { title: 'Right' })).status).toBe(200)
    const own = `${STUDIO}/api/entries/document/document_a`
    expect((await save('author', { ...planned, title: 'Forged' }, own)).status).toBe(200)
    expect((await ask(own, { headers: await inside('author') })).json.draft.value.scheduled).toBeUndefined()
  })

  it('an author deletes a draft that nobody else has written, and no other', async () => {
    const call = async (role: Role, method: string, path: string, body?: object) =>
      ask(`${STUDIO}/api/entries/document${path}`, { method, body, headers: await inside(role) })
    const read = async (uid: string) => (await call('author', 'GET', `/${uid}`)).json
    const save = async (role: Role, uid: string, title: string) => {
      const { draft, published } = await read(uid)
      const { value, hash } = draft ?? published
      return call(role, 'PUT', `/${uid}`, { value: { ...value, title }, ifHash: hash })
    }
    const discard = async (uid: string) => {
      const { status, json } = await call('author', 'POST', `/${uid}/discard`, { ifHash: (await read(uid)).draft.hash })
      return [status, json.error?.message]
    }
    const others = [403, expect.stringContaining('others have written this draft')]
    await save('author', 'document_c', 'Own')
    await save('publisher', 'document_c', 'Of both')
    expect(await discard('document_c')).toEqual(others)
    await save('author', 'document_c', 'Of both, and on')
    expect(await discard('document_c')).toEqual(others)
    await save('author', 'document_b', 'Own')
    await save('author', 'document_b', 'Own, and on')
    expect(await discard('document_b')).toEqual([200, undefined])
    await save('author', 'document_b', 'Own again')
    expect(await discard('document_b')).toEqual([200, undefined])
    const { ref } = (await call('author', 'POST', '', { title: 'New of an author' })).json
    expect(await discard(ref.uid)).toEqual([200, undefined])
    const { published } = await read('document_b')
    const seen = { ifHash: published.hash, ifPublished: published.hash }
    expect((await call('publisher', 'POST', '/document_b/unpublish', seen)).status).toBe(200)
    // It would be gone.
    expect(await discard('document_b')).toEqual(others)
    expect(await discard('document_p')).toEqual(others)
  })

  it('what people do is in the audit log by names of their own, and who comes and goes', async () => {
    const mine = await inside('author')
    await ask(`${STUDIO}/api/session`, { method: 'DELETE', body: {}, headers: mine })
    const headers = await inside('administrator')
    expect((await ask(`${STUDIO}/api/audit`, { headers: await inside('publisher') })).status).toBe(403)
    const { text } = await ask(`${STUDIO}/api/audit?format=ndjson`, { headers })
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const whats = new Set(lines.map(({ person, what }) => `${person}: ${what}`))
    for (const what of ['signed in', 'signed out', 'saved', 'discarded', 'session ended'])
      expect(whats, what).toContain(`Zoë (one-${what === 'session ended' ? 'publisher' : 'author'}): ${what}`)
  })

  it('each may do what those before it may, and no author publishes', () => {
    const counts = ROLES.map((role) => Object.values(ROUTES).filter((act) => act === 'enter' || may(role, act)).length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(new Set(counts).size).toBe(ROLES.length)
    expect([may('author', 'publish'), may('publisher', 'remove'), may('publisher', 'people')]).not.toContain(true)
  })

  it('every write of the API is in the table of who may do it', () => {
    const origins = originsOf({ studio: 1, canvas: 2 })
    const sessions = new Sessions({ cookies: cookiesOf('http://localhost:1') })
    const { desk } = writingDesk('/nowhere')
    const api = createApi({ desk, sessions, entrance: tokenEntrance(() => {}), note: () => {}, origins })
    const routes = api.stack.flatMap(({ route }) =>
      route ? route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`) : [],
    )
    expect(routes.filter((route) => !route.startsWith('GET ') && !(route in ROUTES))).toEqual(['POST /session'])
    expect(Object.keys(ROUTES).filter((route) => !routes.includes(route))).toEqual([])
  })

  it.each([
    ['POST', '/api/entries/document/document_a/publish/'],
    ['POST', '/api/entries/document/document_a/%70ublish'],
    ['POST', '/api/entries/document/document_a//publish'],
    ['POST', '/api/entries/document/x/../document_a/publish'],
    ['POST', '/api/Entries/document/document_a/publish'],
    ['POST', '/in/es/api/entries/document/document_a/publish'],
    ['DELETE', '/in/es/api/entries/document/document_a'],
    ['PATCH', '/api/entries/document/document_a'],
    ['POST', '/api/entries/document/document_a?_method=DELETE'],
  ])('an author publishes and deletes by no other spelling: %s %s', async (method, path) => {
    const headers = { ...(await inside('author')), 'x-http-method-override': 'DELETE' }
    const { status } = await ask(STUDIO + path, { method, body: { ifHash: null, ifPublished: null }, headers })
    expect([403, 404, 405]).toContain(status)
  })
})
