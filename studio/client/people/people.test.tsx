// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SignInFacts, Site } from '../api/contract.ts'
import { button, click, control, hide, openStudio, refuseSaves, type, until } from '../testing/app.tsx'
import { type StandIn, standIn } from '../testing/stand-in.ts'

const entries = [{ type: 'article', uid: 'a', body: '', value: { uid: 'a', title: 'A', url: '/a' } }]
const HOST = 'login.example.org'
const author: Partial<Site> = { person: { id: 'bo', name: 'Bo', role: 'author' }, may: ['write'], way: 'oidc' }
let server: StandIn
const start = (facts: Partial<Site> = {}) => {
  server = standIn(entries, { way: 'oidc', ...facts })
  server.signIn = { name: 'The Ellery', language: 'en-US', way: 'oidc', host: HOST }
}
const text = () => document.querySelector('main')?.textContent ?? ''
const link = () => document.querySelector<HTMLAnchorElement>('main a')
const isThere = () => document.querySelector('.lines [role=row]')

beforeEach(() => {
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  start()
})
afterEach(hide)

describe('whoever is not signed in', () => {
  it('sees whose studio it is, and is led to the provider and back to what they wanted to see', async () => {
    server.isSignedOut = true
    await openStudio(server, '/entries/article/a?field=title')
    await until(link)
    expect(text()).toContain('The Ellery')
    expect(link()?.textContent).toBe(`Sign in at ${HOST}`)
    expect(link()?.getAttribute('href')).toBe(`/sign-in?to=${encodeURIComponent('/entries/article/a?field=title')}`)
  })

  it.each<[NonNullable<SignInFacts['refused']>, RegExp]>([
    [
      { reason: 'no-role', as: 'Xi (x-9)' },
      /signed in at login\.example\.org as Xi \(x-9\), and have no role .* Ask whoever runs it/,
    ],
    [{ reason: 'away' }, /login\.example\.org does not answer\. Whoever is signed in goes on working/],
    [{ reason: 'declined' }, /not signed in at login/],
    [{ reason: 'stale' }, /begun in another browser, or too long ago/],
    [{ reason: 'failed' }, /was not accepted/],
  ])('is told why it was in vain: %o', async (refused, words) => {
    server.isSignedOut = true
    server.signIn = { ...server.signIn, refused }
    await openStudio(server)
    await until(link)
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(words)
    expect(link()?.href.includes('again=1')).toBe(refused.reason === 'no-role')
  })

  it('comes in by themselves where a proxy has signed them in, and a canvas on another host is told', async () => {
    start({ way: 'proxy', isCanvasApart: true })
    server.signIn = { ...server.signIn, way: 'proxy' }
    server.isSignedOut = true
    await openStudio(server)
    await until(isThere)
    const writes = server.asked.filter((one) => one.startsWith('POST'))
    expect(writes).toEqual(['POST /api/session', 'POST /api/session/canvas', 'POST /_studio/session'])
  })

  it('reads it in the language of the institution', async () => {
    server.isSignedOut = true
    server.signIn = { ...server.signIn, language: 'es-MX' }
    await openStudio(server)
    await until(() => link()?.textContent === `Iniciar sesión en ${HOST}`)
    expect(document.documentElement.lang).toBe('es-MX')
  })
})

it('whoever has written something while the session ended signs in beside it', async () => {
  start(author)
  await openStudio(server, '/entries/article/a')
  await until(() => control('title'))
  await click([...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === 'Comments'))
  await type(await until(() => document.querySelector<HTMLTextAreaElement>('[data-comment]')), 'Is this right?')
  server.isSignedOut = true
  await click(button('Comment', document.querySelector('.comments') as Element))
  const way = await until(() => document.querySelector<HTMLAnchorElement>('.comments .failure a'))
  expect([way.textContent, way.target]).toEqual(['Sign in', '_blank'])
})

describe('an author', () => {
  beforeEach(() => start(author))

  it('is named with their role, saves, is told who publishes, and may delete a draft alone', async () => {
    await openStudio(server, '/entries/article/a')
    await until(() => control('title'))
    expect(button('Bo, Author')).toBeDefined()
    await type(control('title'), 'B')
    await until(() => text() && document.querySelector('.saving')?.textContent === 'Saved as draft')
    await click(button('Publish …'))
    await until(() =>
      document.querySelector('.publish')?.textContent?.includes('Your role is Author, which may not publish.'),
    )
    expect(button('Publish')).toBeUndefined()
    expect(button('Take back')).toBeUndefined()
    await click(button(/^Actions for/))
    const items = [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)
    expect(items).toEqual(['Where it is used', 'Share a preview …', 'Duplicate', 'Delete the draft'])
  })

  it('whose session has ended signs in and comes back to the entry, where their work is', async () => {
    await openStudio(server, '/entries/article/a')
    await until(() => control('title'))
    server.isSignedOut = true
    await type(control('title'), 'Kept')
    const way = await until(() => document.querySelector<HTMLAnchorElement>('.saving a'))
    expect(document.querySelector('.saving')?.textContent).toContain('sign in, and come back')
    expect(way.getAttribute('href')).toBe('/sign-in?to=%2Fentries%2Farticle%2Fa')
    server.isSignedOut = false
    await openStudio(server, '/entries/article/a')
    await until(() => control('title')?.value === 'Kept')
    await until(() => server.stored.get('article/a')?.draft?.body.includes('Kept'))
  })
})

describe('an administrator', () => {
  const one = { begun: '2026-03-14T17:00:00Z', used: '2026-03-14T19:30:00Z' }
  beforeEach(() => {
    server.people = [
      { id: 1, person: { id: 'bo-7', name: 'Bo', role: 'author' }, isOwn: false, ...one },
      { id: 2, person: { id: 'ana-1', name: 'Ana', email: 'ana@x.org', role: 'administrator' }, isOwn: true, ...one },
    ]
  })

  it('sees who is in the studio, and ends a session of somebody else', async () => {
    await openStudio(server)
    await click(await until(() => button('Editor, Administrator')))
    const [people] = [...document.querySelectorAll('[role=menuitem]')]
    expect(people?.textContent).toBe('People')
    await click(people)
    await until(() => document.querySelectorAll('.people tbody tr').length === 3)
    expect(location.pathname).toBe('/people')
    const rows = [...document.querySelectorAll('.people tbody tr')].map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/^Ana ana@x\.orgAdministratorMar 14, 2026.*This is you$/)
    expect(rows[1]).toMatch(/^Bo bo-7Author.*End$/)
    expect(button('End the session of Ana')).toBeUndefined()
    await click(button('End the session of Bo'))
    await until(() => document.querySelectorAll('.people tbody tr').length === 2)
    expect(server.asked).toContain('DELETE /api/people/sessions/1')
  })
})

it('are not shown what somebody else wrote before in the same browser, who has it again', async () => {
  const comments = () => [...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === 'Comments')
  const words = () => document.querySelector<HTMLTextAreaElement>('[data-comment]')
  const comeIn = async (name: string) => {
    server.site.person = { id: name, name, role: 'author' }
    await openStudio(server, '/entries/article/a')
    await until(() => control('title'))
    await click(await until(comments))
    await until(words)
    return [control('title')?.value, words()?.value]
  }
  // What cannot be reached is tried again, sooner or later: what is refused is not.
  refuseSaves(server)
  await comeIn('Ana')
  await type(control('title'), 'Not saved')
  await type(words(), 'Not sent')
  await hide()
  expect(await comeIn('Ben')).toEqual(['A', ''])
  await hide()
  expect(await comeIn('Ana')).toEqual(['Not saved', 'Not sent'])
})

it.each([
  ['the language is changed', () => document.querySelector<HTMLElement>('.languages a[lang=es]')],
  ['one signs out', () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].at(-1)],
])('what was written just before %s is saved first', async (_, link) => {
  const languages = ['en-US', 'es'].map((tag) => ({ tag, label: tag, base: tag === 'es' ? '/in/es' : '' }))
  start({ ...author, languages, written: 'en-US' })
  await openStudio(server, '/entries/article/a')
  await until(() => control('title'))
  await click(button('Bo, Author'))
  const way = await until(link)
  await type(control('title'), 'The last word')
  await click(way)
  // At once, and not when whoever writes has paused.
  expect(server.stored.get('article/a')?.draft?.body).toContain('The last word')
  const [first] = server.asked.filter((one) => /^(?:PUT|DELETE .api.session)/.test(one))
  expect(first).toMatch(/^PUT/)
})
