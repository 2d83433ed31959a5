// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { areaSettings } from '../../../server/start/site/site-definition.ts'
import { settingsForm } from '../../forms/index.ts'
import type { Problem, Site, WireObject } from '../api/contract.ts'
import { button, click, control, hide, openStudio, settle, type, until } from '../testing/app.tsx'
import { type StandIn, standIn } from '../testing/stand-in.ts'
import type { Redirects, TextList, TriedRedirects } from './shared/api.ts'

const demo: WireObject = JSON.parse(readFileSync('demo/content/institution.json', 'utf8'))
const whole = settingsForm(areaSettings)
const shown = ['name', 'timeZone', 'handle', 'logo', 'footerMenus', 'artsPlatform']
const own = whole.fields.filter(({ name }) => shown.includes(name))
/** A key in whose place there is another. */
const former = { ...own.find(({ name }) => name === 'handle'), name: 'nick', label: 'Nick', deprecated: true }
const form = { ...whole, fields: [...own, former] }
const wrong = (field: string, reason: string, severity: Problem['severity'] = 'error'): Problem => ({
  ...{ file: 'f', field, reason, remedy: 'Mend it.', severity },
})
const LIST: TextList = {
  ...{ path: 'messages/pl.json', hash: 't1', language: 'pl', isReadable: true, forms: ['one', 'few', 'many', 'other'] },
  texts: [
    { id: 'news.newsFrom', area: 'news', delivered: 'News from {name}', problems: [] },
    { id: 'news.found', area: 'news', delivered: { one: '{count} story', other: '{count} stories' }, problems: [] },
    { id: 'visit.hours', area: 'visit', delivered: 'Hours', own: 'Open', problems: [] },
  ],
  unknown: [{ id: 'gone.text', own: 'x' }],
}
const FOUND: Redirects = {
  ...{ path: 'redirects.json', hash: 'r1', isReadable: true, total: 60, next: '50' },
  rows: [
    { from: '/hand', to: '/visit', problems: [wrong('/hand', 'leads to /visit, where nothing is', 'warning')] },
    { from: '/left', to: '/a', leftBy: { ref: { type: 'article', uid: 'a' }, title: 'An article' }, problems: [] },
  ],
}
const TRIED: TriedRedirects = {
  ...{ added: 2, changed: 1, removed: 0, same: 3, problems: [], errors: 0, warnings: 0, unread: [4], hash: 'r1' },
  rows: [{ from: '/x', was: '/y', to: '/z' }],
}

type Asked = { path: string; body: Record<string, unknown> }
let server: StandIn
/** What was written, and what is answered to the next writes. */
let sent: Asked[]
let answers: [number, object][]
let stored: { value: WireObject; hash: string }
let tried: TriedRedirects
/** What answers wait for. */
let late: Promise<void> | undefined
const delay = () => {
  let go = () => {}
  late = new Promise((resolve) => {
    go = resolve
  })
  return () => act(async () => go())
}

beforeEach(() => {
  localStorage.clear()
  sent = []
  answers = []
  stored = { value: demo, hash: 'h1' }
  tried = TRIED
  late = undefined
  server = standIn([])
  const { fetch } = server
  server.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost:3100')
    if (!pathname.startsWith('/api/settings/')) return fetch(input, init)
    await late
    const [status, body] = answer(pathname.slice('/api/settings/'.length), init)
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }
})
afterEach(hide)

function answer(path: string, init?: RequestInit): [number, object] {
  const body = init?.body ? JSON.parse(String(init.body)) : {}
  if (init?.method === 'PUT' || path.endsWith('/restore')) {
    sent.push({ path, body })
    return answers.shift() ?? [200, { hash: 'h2', problems: [] }]
  }
  const files: Record<string, object> = {
    institution: { path: 'institution.json', ...stored, ...form, problems: [] },
    texts: LIST,
    redirects: FOUND,
    'institution/check': { problems: body.value?.timeZone === 'Mars' ? [wrong('timeZone', 'is "Mars"')] : [] },
    'redirects/check': tried,
    'institution/versions': {
      versions: [
        { id: 2, began: '2026-03-14T20:00:00Z', at: '2026-03-14T20:00:00Z', by: 'Ana', what: 'published', hash: 'h1' },
        { id: 1, began: '2026-03-13T20:00:00Z', at: '2026-03-13T20:00:00Z', what: 'disk', note: 'First', hash: 'h0' },
      ],
      next: null,
    },
  }
  return [200, files[path] ?? {}]
}

const text = () => document.querySelector('main')?.textContent ?? ''
const open = async (part: string, facts: Partial<Site> = {}) => {
  Object.assign(server.site, facts)
  await openStudio(server, `/settings/${part}`)
  await until(() => document.querySelector('.settings-table, .settings-form'))
}
const rowOf = (name: string) => [...document.querySelectorAll('tr')].find((row) => row.textContent?.includes(name))

it('are offered to administrators alone', async () => {
  const link = () => [...document.querySelectorAll('nav a')].find(({ textContent }) => textContent === 'Settings')
  await openStudio(server)
  await until(link)
  Object.assign(server.site, { may: ['write', 'publish'] })
  await openStudio(server)
  await until(() => document.querySelector('nav a'))
  expect(link()).toBeUndefined()
})

describe('the institution', () => {
  it('is a form whose changes are kept, saved whole with what was read, and undone', async () => {
    await open('institution')
    expect(control('name')?.value).toBe('The Ellery')
    expect(button('Save')?.disabled).toBe(true)
    await type(control('name'), 'The Kiln')
    await until(() => !button('Save')?.disabled)
    await openStudio(server, '/settings/institution')
    await until(() => control('name')?.value === 'The Kiln')
    await click(button('Save'))
    expect(sent).toEqual([{ path: 'institution', body: { value: { ...demo, name: 'The Kiln' }, ifHash: 'h1' } }])
    expect(text()).toContain('It takes effect when the servers start next.')
    expect(button('Save')?.disabled).toBe(true)
  })

  it('has no key that is deprecated but where it has a value, and marks it', async () => {
    await open('institution')
    expect([control('handle'), control('nick')]).toEqual([expect.anything(), undefined])
    await hide()
    stored = { value: { ...demo, nick: '@former' }, hash: 'h1' }
    await open('institution')
    expect(control('nick')?.value).toBe('@former')
    expect(document.querySelector('[data-path="nick"] label')?.textContent).toContain('no longer used')
  })

  it('says what is wrong at its field, while one types and when it is refused', async () => {
    await open('institution')
    await type(control('timeZone'), 'Mars')
    await until(() => document.querySelector('[data-path="timeZone"] .problems')?.textContent?.includes('is "Mars"'))
    answers = [
      [422, { error: { message: 'Not valid.', remedy: 'Mend it.' }, problems: [wrong('logo', 'is not there')] }],
    ]
    await click(button('Save'))
    await until(() => document.querySelector('[data-path="logo"] .problems')?.textContent?.includes('is not there'))
    expect(document.querySelector('main [role=alert]')?.textContent).toContain('Not valid.')
  })

  it('puts together what two people changed, names what both did, and writes nothing behind anyone’s back', async () => {
    await open('institution')
    await type(control('name'), 'Mine')
    stored = { value: { ...demo, name: 'Theirs', handle: '@theirs' }, hash: 'h5' }
    answers = [[409, { error: { message: 'Meanwhile.', remedy: 'Look.' } }]]
    await click(button('Save'))
    await until(() => text().includes('Name: "Theirs"'))
    expect([control('name')?.value, control('handle')?.value, sent.length]).toEqual(['Mine', '@theirs', 1])
    await click(button('Save'))
    expect(sent[1]?.body).toEqual({ value: { ...demo, name: 'Mine', handle: '@theirs' }, ifHash: 'h5' })
  })

  it('is saved once by two clicks, and keeps what is typed while both are put together', async () => {
    await open('institution')
    await type(control('name'), 'Mine')
    const form = document.querySelector<HTMLFormElement>('.settings-bar')
    for (const _ of [1, 2]) form?.requestSubmit()
    await act(() => settle())
    expect(sent).toHaveLength(1)
    expect(text()).toContain('It takes effect when the servers start next.')
    await type(control('name'), 'Mine again')
    stored = { value: { ...demo, handle: '@theirs' }, hash: 'h5' }
    answers = [[409, { error: { message: 'Meanwhile.', remedy: 'Look.' } }]]
    const go = delay()
    form?.requestSubmit()
    await type(control('name'), 'Mine again, and on')
    await go()
    await until(() => control('handle')?.value === '@theirs')
    expect(control('name')?.value).toBe('Mine again, and on')
  })

  it('is saved once more by whoever writes on while it is being saved, and is nobody else’s then', async () => {
    await open('institution')
    await type(control('name'), 'Mine')
    const go = delay()
    const form = document.querySelector<HTMLFormElement>('.settings-bar')
    form?.requestSubmit()
    await until(() => text().includes('Saving …'))
    await type(control('name'), 'Mine, and on')
    form?.requestSubmit()
    await go()
    await until(() => sent.length === 2)
    const names = sent.map(({ body }) => [(body.value as WireObject).name, body.ifHash])
    expect(names.join(' ')).toBe('Mine,h1 Mine, and on,h2')
  })

  it('brings a version back', async () => {
    await open('institution')
    await click(button('Versions'))
    await click(await until(() => button(/^Bring this back/)))
    expect(sent).toEqual([{ path: 'institution/restore', body: { id: 1, ifHash: 'h1' } }])
  })

  it('takes a text in a menu for a link that says more, and back', async () => {
    stored = { ...stored, value: { ...demo, footerMenus: [{ title: 'Visit', items: ['/visit'] }] } }
    await open('institution')
    const at = '[data-path="footerMenus[0].items[0]"]'
    await click(button('And: Title', document.querySelector(at) as Element))
    expect(control('footerMenus[0].items[0].href')?.value).toBe('/visit')
    await click(button('Only: Href'))
    expect(document.querySelector<HTMLInputElement>(`${at} input`)?.value).toBe('/visit')
    expect(button('Save')?.disabled).toBe(false)
  })
})

describe('the texts', () => {
  it('are found by words and area, changed in the forms of the language, and given back', async () => {
    await open('texts')
    expect(text()).toContain('3 texts')
    await type(document.querySelector<HTMLInputElement>('main [type=search]'), 'stories')
    await until(() => text().includes('1 text'))
    await click(button('Change news.found'))
    expect(document.querySelectorAll('.text-form input')).toHaveLength(4)
    await type(document.querySelector<HTMLInputElement>('.text-form input'), 'jedna')
    answers = [[422, { error: { message: 'No.', remedy: '' }, problems: [wrong('news.found', 'has no number')] }]]
    await click(button('Save'))
    expect(rowOf('news.found')?.textContent).toContain('has no number')
    await click(button('Save'))
    const other = '{count} stories'
    expect(sent.at(-1)?.body).toEqual({
      changes: { 'news.found': { one: 'jedna', few: other, many: other, other } },
      ifHash: 't1',
    })
    await type(document.querySelector<HTMLInputElement>('main [type=search]'), 'hours')
    await click(await until(() => button('Change visit.hours')))
    await click(button('Back to the delivered one'))
    expect(sent.at(-1)?.body).toEqual({ changes: { 'visit.hours': null }, ifHash: 't1' })
  })
})

describe('redirects', () => {
  it('are listed with who made them and what is wrong, and are taken out', async () => {
    await open('redirects')
    expect(rowOf('/hand')?.textContent).toMatch(/where nothing is.*hand/)
    expect(rowOf('/left')?.textContent).toContain('the site: left by An article')
    expect(text()).toContain('1 to 2 of 60')
    await click(button('Delete /hand'))
    await click(button('Delete', document.querySelector('[role=alertdialog]') as Element))
    expect(sent).toEqual([{ path: 'redirects', body: { changes: [{ from: '/hand', to: null }], ifHash: 'r1' } }])
  })

  it('are saved when nothing is wrong with them: another address is another redirect', async () => {
    await open('redirects')
    await click(button('Change /hand'))
    const [from, to] = [...document.querySelectorAll<HTMLInputElement>('.dialog input')]
    await type(from, '/other')
    tried = { ...TRIED, problems: [wrong('/other', 'is part of a loop')] }
    await type(to, '/other')
    await until(() => document.querySelector('.dialog')?.textContent?.includes('part of a loop'))
    expect(button('Save')?.disabled).toBe(true)
    tried = { ...TRIED, problems: [] }
    await type(to, '/visit')
    await until(() => !button('Save')?.disabled)
    const go = delay()
    await click(button('Save'))
    expect(document.querySelector('.dialog [role=status]')?.textContent).toBe('Saving …')
    await go()
    const changes = Object.entries({ '/hand': null, '/other': '/visit' }).map(([from, to]) => ({ from, to }))
    expect(sent).toEqual([{ path: 'redirects', body: { changes, ifHash: 'r1' } }])
  })

  it('are pasted in lines, which are tried before they are written', async () => {
    await open('redirects')
    await click(button('Paste lines'))
    await type(document.querySelector('textarea'), '/x /z')
    await click(button('Look what changes'))
    expect(document.querySelector('.tried')?.textContent).toMatch(
      /2 new · 1 changed · 3 as they are.*Line 4 is not.*led to \/y/,
    )
    expect(sent).toEqual([])
    // What is written while that is looked up is looked at by itself.
    await type(document.querySelector('textarea'), '/x /y')
    const go = delay()
    await click(button('Look what changes'))
    await type(document.querySelector('textarea'), '/x /z')
    await go()
    await settle()
    expect(document.querySelector('.tried')).toBeNull()
    await click(button('Look what changes'))
    await click(button('Take them'))
    await act(() => settle())
    expect(sent).toEqual([{ path: 'redirects', body: { lines: '/x /z', ifHash: 'r1' } }])
  })
})
