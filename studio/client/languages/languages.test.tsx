// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EntryInLanguage, Site } from '../api/contract.ts'
import { button, click, control, hide, openStudio, type, until } from '../testing/app.tsx'
import { demoEntry } from '../testing/demo-entries.ts'
import { type StandIn, standIn, textOf } from '../testing/stand-in.ts'

const entry = demoEntry('article', 'article_closed_mondays')
const original: Record<string, unknown> = { ...entry.value, body: (entry.value.body as unknown[]).slice(0, 1) }
const { uid } = entry
const start = { uid, _content_type_uid: 'article', _holds: 'differences', updated_at: '2026-03-01T00:00:00.000Z' }
const site: Partial<Site> = {
  ...{ written: 'es', basePath: '/es' },
  languages: [
    { tag: 'en-US', label: 'English', base: '' },
    { tag: 'es', label: 'Español', base: '/in/es' },
  ],
}
const inSpanish = (spanish: Partial<EntryInLanguage>): EntryInLanguage[] => [
  { tag: 'en-US', label: 'English', state: 'original', isOutdated: false },
  { tag: 'es', label: 'Español', state: 'published', isOutdated: false, ...spanish },
]
const field = (path: string) => document.querySelector(`[data-path="${path}"]`)
const words = () => document.querySelector('.entry-languages')?.textContent ?? ''

let server: StandIn
const open = async (given: Record<string, unknown>) => {
  server.stored.set(`article/${uid}`, { ref: { type: 'article', uid }, original, ...given })
  await openStudio(server, `/in/es/entries/article/${uid}`)
  await until(() => field('title'))
}
const saved = () => JSON.parse(server.stored.get(`article/${uid}`)?.draft?.body ?? 'null')

beforeEach(() => {
  localStorage.clear()
  // The stand-in answers for one language, whatever its addresses begin with.
  const own = standIn([], site)
  server = Object.assign(own, {
    fetch: (
      (fetch) => (input: unknown, init?: RequestInit) =>
        fetch(String(input).replace('/in/es', ''), init)
    )(own.fetch),
  })
})
afterEach(async () => {
  await hide()
  history.replaceState(null, '', '/')
})

it('an entry without a translation says so, and begins with a copy of its words', async () => {
  await open({ start, languages: inSpanish({ state: 'missing' }) })
  expect(words()).toContain('Español Not translated')
  expect(words()).toContain('This entry is not in Spanish yet. Visitors see it in English, with a note.')
  expect(field('title')?.querySelector('.as-original')?.textContent).toContain(original.title)
  expect(control('title')).toBe(undefined)
  await click(button('Begin with a copy of the English text'))
  await type(control('title'), 'Cerrado los lunes')
  await until(() => saved()?.title === 'Cerrado los lunes')
  expect(saved()).toMatchObject({
    ...start,
    title: 'Cerrado los lunes',
    subtitle: original.subtitle,
    body: original.body,
  })
  expect(saved()).not.toHaveProperty('authors')
  expect(saved()).not.toHaveProperty('url')
  expect(words()).not.toContain('not in Spanish yet')
})

it('a field is translated by itself, has its original beside it, and goes back to it', async () => {
  await open({ start, languages: inSpanish({ state: 'missing' }) })
  await click(button('Translate Title'))
  expect(control('title')?.value).toBe(original.title)
  await until(() => document.activeElement === control('title'))
  expect(field('title')?.textContent).toContain('The same text as in English.')
  await type(control('title'), 'Cerrado')
  expect(field('title')?.querySelector('.beside-original .original-words')?.textContent).toBe(original.title)
  await until(() => saved()?.title === 'Cerrado')
  expect(Object.keys(saved())).toEqual([...Object.keys(start), 'title'])
  await click(button('Title: use the English text'))
  await until(() => saved()?.title === undefined)
  await until(() => document.activeElement === button('Translate Title'))
  expect(control('title')).toBe(undefined)
})

it('a field whose words are all taken out is written on in, and says what the original says when it is left', async () => {
  await open({ published: textOf({ ...start, title: 'Cerrado' }), languages: inSpanish({}) })
  const box = control('title')
  await act(async () => box?.focus())
  await type(box, '')
  expect(control('title')).toBe(box)
  expect(document.activeElement).toBe(box)
  expect(field('title')?.querySelector('.beside-original .original-words')?.textContent).toBe(original.title)
  await type(box, 'Abierto')
  await until(() => saved()?.title === 'Abierto')
  await type(box, '')
  await act(async () => box?.blur())
  expect(field('title')?.querySelector('.as-original')?.textContent).toContain(original.title)
  await until(() => saved() && !('title' in saved()))
})

it('what is the same in all languages is locked, and says why', async () => {
  await open({ published: textOf({ ...start, title: 'Cerrado' }), languages: inSpanish({}) })
  expect(control('title')?.value).toBe('Cerrado')
  const authors = field('authors')
  expect(authors?.textContent).toContain('The same in all languages. Change it in English.')
  expect(authors?.querySelector('.control')?.querySelectorAll('input, button')).toHaveLength(0)
})

it('an outdated translation shows what was changed in its original, and is up to date when somebody says so', async () => {
  await open({ published: textOf({ ...start, title: 'Cerrado' }), languages: inSpanish({ isOutdated: true }) })
  const one = server.stored.get(`article/${uid}`)
  const before = { ...original, title: 'Closed Sundays' }
  Object.assign(one ?? {}, {
    versions: [{ value: before, version: { id: 1, began: '2026-02-01', at: '2026-02-01', what: 'saved', hash: 'x' } }],
  })
  expect(words()).toContain('Outdated')
  await click(await until(() => button('What has changed')))
  const dialog = await until(() => document.querySelector('[role=dialog] .differences'))
  expect(dialog.textContent).toMatch(/Title changed.*Sundays.*Mondays/)
  await click(button('Close'))
  await click(button('This is up to date'))
  await until(() => saved()?.updated_at !== start.updated_at && saved())
  expect(saved().title).toBe('Cerrado')
})

it('what has changed is known where the demo moves dates, and however many versions are newer', async () => {
  const version = (id: number, at: string) => ({ id, began: at, at, what: 'saved', hash: `x${id}` })
  const { fetch } = server
  server.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost:3100')
    // The original is asked for in the language of the institution.
    const [versions, id] = pathname.startsWith('/api/entries/') ? pathname.split('/').slice(5) : []
    const older = searchParams.get('before') === '3'
    if (id) return Response.json({ value: { ...original, title: `Closed as of version ${id}` } })
    // Written on the first of March, which is moved by ten weeks.
    const all = older ? [version(2, '2026-05-09T00:00:00.000Z'), version(1, '2026-02-01T00:00:00.000Z')] : []
    const newer = [version(4, '2026-05-12T00:00:00.000Z'), version(3, '2026-05-11T00:00:00.000Z')]
    if (versions) return Response.json(older ? { versions: all, next: null } : { versions: newer, next: 3 })
    const answer = await fetch(input, init)
    return pathname.endsWith(uid) ? Response.json({ ...(await answer.json()), isMovedBy: 10 }) : answer
  }
  await open({ published: textOf({ ...start, title: 'Cerrado' }), languages: inSpanish({ isOutdated: true }) })
  await click(await until(() => button('What has changed')))
  const dialog = await until(() => document.querySelector('[role=dialog] .differences'))
  expect(dialog.textContent).toContain('version 2')
})

it('deleting an entry says which languages are deleted with it', async () => {
  const texts = { published: textOf(original), languages: inSpanish({}) }
  server.stored.set(`article/${uid}`, { ref: { type: 'article', uid }, ...texts })
  await openStudio(server, `/entries/article/${uid}`)
  await click(await until(() => button(/^Actions for/)))
  await click([...document.querySelectorAll('[role=menuitem]')].at(-1))
  const dialog = await until(() => document.querySelector('[role=alertdialog]'))
  await until(() => dialog.textContent?.includes('What is written in other languages is deleted with it: Español.'))
})

it('the languages of the institution lead to the same place of the studio', async () => {
  await open({ published: textOf({ ...start, title: 'Cerrado' }), languages: inSpanish({}) })
  const links = [...document.querySelectorAll('.top .languages a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([`/entries/article/${uid}`, `/in/es/entries/article/${uid}`])
})

it('pasted words keep the language that is not the one they are written into', async () => {
  const body = [{ text_block: { text: '<p>Hola</p>' } }]
  await open({ published: textOf({ ...start, title: 'Cerrado', body }), languages: inSpanish({}) })
  const box = await until(() => field('body[0].text_block.text')?.querySelector('[contenteditable=true]'))
  const html = '<p><span lang="es">Lunes</span> <span lang="en">Monday</span></p>'
  const clipboardData = { types: ['text/html'], getData: (type: string) => (type === 'text/html' ? html : '') }
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
  await act(async () => void box.dispatchEvent(event))
  const text = () => saved()?.body?.[0].text_block.text
  await until(() => text()?.includes('Monday'))
  expect(text()).toContain('Lunes <span lang="en" dir="ltr">Monday</span>')
})

it('an address says which page it leads to, and a page that is chosen is named as in any language', async () => {
  const there = { uid: 'visit', title: 'La visita', url: '/es/visit' }
  server.stored.set('article/visit', { ref: { type: 'article', uid: 'visit' }, published: textOf(there) })
  const body = [{ content_block: { title: 'A', text: '', cta: { title: 'Venga', href: '/visit' } } }]
  await open({ published: textOf({ ...start, title: 'Cerrado', body }), languages: inSpanish({}) })
  const link = () => field('body[0].content_block.cta.href')
  await until(() => link()?.querySelector('.leads-to')?.textContent?.includes('La visita'))
  await click(button('Choose a page', link() as Element))
  const found = () =>
    [...document.querySelectorAll('[role=option]')].find((one) => one.textContent?.includes('La visita'))
  await click(await until(found))
  expect(control('body[0].content_block.cta.href')?.value).toBe('/visit')
})
