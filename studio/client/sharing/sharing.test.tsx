// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { asOfStore } from '../as-of/as-of.ts'
import { button, click, control, hide, openStudio, type, until } from '../testing/app.tsx'
import { type StandIn, standIn } from '../testing/stand-in.ts'
import type { ShareLink } from './links.ts'

const entries = [{ type: 'article', uid: 'a', body: '', value: { uid: 'a', title: 'A', url: '/a' } }]
let server: StandIn
let links: ShareLink[]
let sent: object[]
let copied: string | undefined
/** What a link waits for. */
let late: Promise<void> | undefined

/** Answers what is asked of links; of all else the stand-in does. */
function withLinks(): void {
  const other = server.fetch
  server.fetch = async (input, init) => {
    const [, id] = /^\/api\/shares(?:\/(\d+))?$/.exec(String(input)) ?? [undefined, undefined]
    if (!String(input).startsWith('/api/shares')) return other(input, init)
    if (init?.method === 'DELETE') links = links.filter((link) => String(link.id) !== id)
    if (init?.method !== 'POST') return Response.json({ links })
    await late
    const { note, at } = JSON.parse(String(init.body))
    sent.push(JSON.parse(String(init.body)))
    const until = '2026-03-17T20:00:00Z'
    const link = {
      id: 6 + sent.length,
      by: 'Ana',
      isOwn: true,
      note,
      made: '2026-03-14T20:00:00Z',
      until,
      opened: 0,
      ...(at && { at }),
    }
    links = [link, ...links]
    return Response.json({ address: 'http://localhost:3101/_preview/7.x', link }, { status: 201 })
  }
}

beforeEach(() => {
  localStorage.clear()
  late = undefined
  asOfStore.set(undefined)
  server = standIn(entries)
  ;[links, sent, copied] = [[], [], undefined]
  withLinks()
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      async writeText(text: string) {
        copied = text
      },
    },
  })
})
afterEach(hide)

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
const frame = () => document.querySelector<HTMLIFrameElement>('.canvas-room iframe')?.src
const menuItem = (name: string) =>
  [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === name)

async function openedEntry(): Promise<void> {
  await openStudio(server, '/entries/article/a')
  await until(() => control('title'))
}

async function openedSharing(): Promise<HTMLElement> {
  await openedEntry()
  await click(button(/^Actions for/))
  await click(menuItem('Share a preview …'))
  return until(() => dialog()?.querySelector('.share-links') && dialog())
}

it('a link is made for somebody, copied, listed and called back', async () => {
  const own = await openedSharing()
  expect(button('Make a link', own)?.disabled).toBe(true)
  const [note] = own.querySelectorAll<HTMLInputElement>('input:not([type])')
  await type(note, 'the board')
  // By a double click one is made.
  for (const _ of [1, 2]) own.querySelector('form')?.requestSubmit()
  await until(() => own.querySelector('.share-made'))
  expect(sent).toEqual([{ type: 'article', uid: 'a', note: 'the board', hours: 72 }])
  expect(copied).toBe('http://localhost:3101/_preview/7.x')
  await until(() => own.querySelector('.share-links li')?.textContent?.includes('Not opened yet.'))
  expect(document.activeElement).toBe(own.querySelector('.share-made input'))
  await click(button('Call back the link for the board', own))
  await until(() => own.textContent?.includes('No link is open.'))
  expect(document.activeElement?.textContent).toBe('Open links')
  expect(own.querySelector('.share-made')).toBeNull()
})

it('the page beside the form is as of the moment that is chosen, until it goes back to now', async () => {
  await openedEntry()
  await until(frame)
  expect(frame()).toBe('http://localhost:3101/a')
  await click(button('Show as of …'))
  await until(() => dialog()?.querySelector('.as-of-steps button'))
  await click(dialog()?.querySelector('[type=checkbox]'))
  await click(button(/In a week$/, dialog() as HTMLElement))
  const at = asOfStore.get()?.at ?? ''
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/)
  expect(frame()).toBe(`http://localhost:3101/_studio/at/${at}/drafts/a`)
  expect(document.querySelector('.canvas-bar a')?.getAttribute('href')).toBe(frame())
  expect(document.querySelector('.as-of-line')?.textContent).toMatch(/^As of .*, with drafts as they are saved\./)
  await click(button('Back to now'))
  expect(frame()).toBe('http://localhost:3101/a')
})

it('a link is as of the moment that is looked at, unless that is not wanted', async () => {
  asOfStore.set({ at: '2096-05-01T16:00Z', drafts: false })
  const own = await openedSharing()
  const [note] = own.querySelectorAll<HTMLInputElement>('input:not([type])')
  await type(note, 'the board')
  await click(own.querySelector('[name=share-what]:not(:checked)'))
  let go = () => {}
  late = new Promise((resolve) => {
    go = resolve
  })
  await click(button('Make a link', own))
  expect(own.textContent).toContain('Saving …')
  go()
  await until(() => own.querySelector('.share-made'))
  expect(own.textContent).not.toContain('Saving …')
  await type(note, 'the press')
  await click(own.querySelector('[type=checkbox]'))
  await click(button('Make a link', own))
  await until(() => sent.length === 2)
  expect(sent).toEqual([
    { note: 'the board', hours: 72, at: '2096-05-01T16:00Z' },
    { note: 'the press', hours: 72 },
  ])
})

it('what comes by itself is shown as it will be, from the first whole minute on', async () => {
  const one = server.stored.get('article/a')
  if (one) one.schedule = { publish: '2096-05-01T16:00:30.000Z', release: 'Spring' }
  await openStudio(server, '/coming')
  const link = await until(() => document.querySelector('.coming-moment h3 a'))
  expect(link.getAttribute('href')).toBe('http://localhost:3101/_studio/at/2096-05-01T16:01Z/published/')
})
