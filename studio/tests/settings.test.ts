import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEMO, published, withStudio } from './start-studio.ts'

const studio = withStudio({
  'page_home/page_home.json': { ...published, url: '/' },
  'document/document_kiln.json': { ...published, slug: 'kiln' },
  'document/document_plan.json': { slug: 'plan' },
})
mkdirSync(studio.contentDir, { recursive: true })
cpSync(join(DEMO, 'institution.json'), join(studio.contentDir, 'institution.json'))
type Problems = { severity: string; field: string; reason: string }[]
const get = async (name: string) => (await studio.ask('GET', `/api/settings/${name}`)).json
const put = (name: string, sent: object) => studio.ask('PUT', `/api/settings/${name}`, sent)
const check = async (name: string, sent: object) => (await studio.ask('POST', `/api/settings/${name}/check`, sent)).json
const said = (problems: Problems) => problems.map(({ severity, field, reason }) => `${severity} ${field} ${reason}`)
const redirect = (from: string, to: string | null) => ({ changes: [{ from, to }] })
const inFile = () => JSON.parse(studio.file('redirects.json') ?? '{}')
const save = async (from: string, to: string | null) =>
  put('redirects', { ...redirect(from, to), ifHash: (await get('redirects')).hash })

describe('the settings of an institution', () => {
  it('are a form of every key, by institution and area, and what the file has is left byte for byte', async () => {
    const before = studio.file('institution.json')
    const { value, hash, fields, groups, problems } = await get('institution')
    expect(problems).toEqual([])
    expect(groups.slice(0, 5)).toEqual(['Who and where', 'Languages', 'Look', 'Sites', 'Menus and links'])
    expect(Object.keys(value).filter((key) => !fields.some(({ name }: { name: string }) => name === key))).toEqual([])
    const saved = await put('institution', { value, ifHash: hash })
    expect([saved.status, saved.json.hash, studio.file('institution.json')]).toEqual([200, hash, before])
  })

  it('say what the start of the site would, at its key, and are not saved then', async () => {
    const { value, hash } = await get('institution')
    const wrong = { ...value, timeZone: 'Mars', colors: { ...value.colors, white: '#1f3a93' }, freeExhibitions: 'yes' }
    const { problems } = await check('institution', { value: wrong })
    expect(problems.map(({ field }: { field: string }) => field).sort()).toEqual(['freeExhibitions', 'timeZone'])
    const before = studio.file('institution.json')
    const refused = await put('institution', { value: wrong, ifHash: hash })
    expect([refused.status, refused.json.problems, studio.file('institution.json')]).toEqual([422, problems, before])
    const dark = { ...value, colors: { white: '#1f3a93' } }
    expect(said((await check('institution', { value: dark })).problems)[0]).toMatch(/^error colors.white gives text of/)
    expect(said((await check('institution', { value: { ...value, logo: 'brand/none.svg' } })).problems)[0]).toMatch(
      /^error logo is "brand\/none.svg", which cannot be read/,
    )
  })

  it('keep what nobody knows, and name it; one key that is changed is one line that is changed', async () => {
    const file = join(studio.contentDir, 'institution.json')
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('{', '{\n    "unheardOf": { "__proto__": [1] },').replaceAll('\n', '\r\n'),
    )
    const before = studio.file('institution.json')
    const { value, hash, problems } = await get('institution')
    expect(said(problems)).toEqual(['warning unheardOf is not a known key: no installed area reads it'])
    const saved = await put('institution', { value: { ...value, handle: '@kiln' }, ifHash: hash, note: 'New name' })
    expect(saved.status).toBe(200)
    expect(studio.file('institution.json')).toBe(before?.replace('@theellery', '@kiln'))
    const again = await put('institution', { value, ifHash: hash })
    expect([again.status, again.json.error.message]).toEqual([409, 'Somebody else has changed this meanwhile.'])
  })

  it('have versions with who, when and what was said, of others too, and one comes back', async () => {
    const { json } = await studio.ask('GET', '/api/settings/institution/versions')
    expect(json.versions.map(({ what, by, note }: Record<string, string>) => [what, by, note])).toEqual([
      ['published', 'Editor', 'New name'],
      ['disk', undefined, undefined],
      ['disk', undefined, undefined],
    ])
    const first = json.versions.at(-1)
    const { hash } = await get('institution')
    const back = await studio.ask('POST', '/api/settings/institution/restore', { id: first.id, ifHash: hash })
    expect(back.status).toBe(200)
    expect(studio.file('institution.json')).toBe(readFileSync(join(DEMO, 'institution.json'), 'utf8'))
    const audit = (await studio.ask('GET', '/api/audit?format=ndjson')).text
    expect(audit).toContain('"person":"Editor","what":"published","type":"","uid":"institution.json","note":"New name"')
  })
})

describe('the texts of a site', () => {
  it('are listed as delivered and as the institution says them, and go back to what was delivered', async () => {
    const list = await get('texts')
    expect([list.path, list.hash, list.texts.length > 300]).toEqual(['messages/en.json', null, true])
    const changes = { 'news.allStories': 'Every story', 'search.found': null }
    const saved = await put('texts', { changes, ifHash: null })
    expect([saved.status, studio.file('messages/en.json')]).toEqual([200, '{\n  "news.allStories": "Every story"\n}\n'])
    const now = await get('texts')
    const own = now.texts.find(({ id }: { id: string }) => id === 'news.allStories')
    expect(own).toMatchObject({ area: 'news', delivered: 'All stories', own: 'Every story', problems: [] })
    expect((await put('texts', { changes: { 'news.allStories': null }, ifHash: now.hash })).status).toBe(200)
    expect(studio.file('messages/en.json')).toBe('{}\n')
  })

  it('have the placeholders and forms that they need, and no others', async () => {
    const counted = (await get('texts')).texts.find(
      ({ delivered }: { delivered: unknown }) => typeof delivered === 'object',
    ).id
    const { problems } = await check('texts', {
      changes: { 'news.newsFrom': 'News of {place}', [counted]: { one: 'One' }, unheard: 'x', ['__proto__']: 'x' },
    })
    expect(said(problems)).toEqual([
      'error news.newsFrom "news.newsFrom" is not valid: there is nothing for {place}',
      `error ${counted} "${counted}" is not valid: it has no plural forms`,
      'error unheard "unheard" is not the id of any text',
      'error __proto__ "__proto__" is not the id of any text',
    ])
    const leaves = await check('texts', { changes: { 'news.newsFrom': 'News' } })
    expect(said(leaves.problems)).toEqual(['warning news.newsFrom leaves out {name}'])
    const refused = await put('texts', { changes: { unheard: 'x' }, ifHash: (await get('texts')).hash })
    expect([refused.status, studio.file('messages/en.json')]).toEqual([422, '{}\n'])
  })
})

describe('redirects', () => {
  it('are added, changed and taken out, and visitors are led at once', async () => {
    expect((await save('/old', '/kiln')).status).toBe(200)
    const led = await studio.ask('GET', `${studio.canvas}/old`)
    expect([led.status, led.headers.get('location')]).toEqual([301, '/kiln'])
    expect((await save('/old/', '/')).status).toBe(200)
    expect(inFile()).toEqual({ '/old': '/' })
    expect((await save('/old', null)).status).toBe(200)
    expect(inFile()).toEqual({})
  })

  it('say before they are saved where they lead nowhere, in a circle, over others, or off the site', async () => {
    await save('/one', '/kiln')
    const of = async (from: string, to: string) => said((await check('redirects', redirect(from, to))).problems)
    expect(await of('/two', '/one')).toEqual(['warning /two leads to /one, which leads on to /kiln'])
    expect(await of('/kiln', '/')).toEqual(['warning /kiln has a page, which is shown: nobody is led on'])
    expect(await of('/two', '/plan')).toEqual([
      'warning /two leads to /plan, where nothing is: visitors get “not found”',
    ])
    expect(await of('/two', '/kiln?a=1#b')).toEqual([])
    for (const [from, to] of [
      ['/two', '/two/'],
      ['two', '/kiln'],
      ['/two?x', '/kiln'],
      ['/two', 'kiln'],
      ['/two', 'javascript:alert(1)'],
      ['/two', 'JAVASCRIPT:alert(1)'],
      ['/two', 'data:text/html,x'],
      ['/two', '//evil.example'],
      ['/two', '/\\evil.example'],
      ['/two', '/\t/evil.example'],
      ['/two', 'https://evil.example/'],
      ['/two', 'https://www.ellery.example@evil.example/'],
      ['/two', ''],
    ] as const) {
      const before = studio.file('redirects.json')
      expect([to, (await of(from, to))[0]?.startsWith('error')]).toEqual([to, true])
      expect([to, (await save(from, to)).status, studio.file('redirects.json')]).toEqual([to, 422, before])
    }
    const circle = {
      changes: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
    }
    expect(said((await check('redirects', circle)).problems)).toEqual([
      'error /a is part of a loop',
      'error /b is part of a loop',
    ])
  })

  it('are read from lines, tried without writing, and 10,000 are no matter', async () => {
    const before = studio.file('redirects.json')
    const many = Array.from({ length: 10_000 }, (_, number) => `/former/${number},/kiln`).join('\n')
    const lines = `from,to\n"/x","https://www.ellery.example/kiln"\n/caf%C3%A9\t/kiln\n\n# old\n/one /kiln\nnothing\n${many}`
    const tried = await check('redirects', { lines })
    expect(tried).toMatchObject({ added: 10_002, changed: 0, removed: 0, same: 1, unread: [7], errors: 0 })
    expect(studio.file('redirects.json')).toBe(before)
    const saved = await put('redirects', { lines, ifHash: tried.hash })
    expect(saved.status).toBe(200)
    expect(inFile()).toMatchObject({ '/one': '/kiln', '/x': '/kiln', '/café': '/kiln', '/former/9999': '/kiln' })
    const found = (await studio.ask('GET', '/api/settings/redirects?q=former/77&limit=5')).json
    expect([found.total, found.rows.length, found.next]).toEqual([111, 5, '5'])
  })
})
