// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { WireObject } from '../api/contract.ts'
import { button, click, control, hide, openStudio, press, settle, type, until } from '../testing/app.tsx'
import { demoEntry } from '../testing/demo-entries.ts'
import { noteVersion, type StandIn, standIn, textOf } from '../testing/stand-in.ts'

const article = demoEntry('article', 'article_closed_mondays')
const [first, second] = article.value.body as WireObject[]
const value: WireObject = { ...article.value, body: [first, second] }
const NAME = 'article/article_closed_mondays'
let server: StandIn

beforeEach(() => {
  localStorage.clear()
  server = standIn([{ ...article, value }])
})
afterEach(hide)

const stored = () => server.stored.get(NAME) as NonNullable<ReturnType<StandIn['stored']['get']>>
const lines = () => [...document.querySelectorAll('.version')].map(({ textContent }) => textContent)
const said = () => [...document.querySelectorAll('.difference-head')].map(({ textContent }) => textContent)
const drafted = () => JSON.parse(stored().draft?.body ?? 'null')

/** An entry that was as in the demo, of which others changed the title, and Ana the text of a block, which she noted. */
async function openHistory(): Promise<void> {
  const one = stored()
  noteVersion(one, 'published', { by: 'Ben' })
  one.draft = textOf({ ...value, title: 'Closed' })
  noteVersion(one, 'disk')
  one.draft = textOf({ ...value, title: 'Closed', body: [{ text_block: { text: '<p>On Mondays</p>', more: 1 } }] })
  noteVersion(one, 'saved', { by: 'Ana', note: 'Shorter' })
  await openStudio(server, `/entries/${NAME}`)
  await until(() => control('title'))
  await press('h', { ctrlKey: true, shiftKey: true }, document.body)
  await until(() => lines().length === 3)
}

it('versions are listed with when, by whom and what, are compared in words and as pages, and are given notes', async () => {
  await openHistory()
  expect(lines()).toEqual([
    'Mar 14, 2026, 1:03 PM as it is nowAna, savedShorter',
    'Mar 14, 2026, 1:02 PMoutside the studio',
    'Mar 14, 2026, 1:01 PMBen, published',
  ])
  expect(document.querySelector('.last-change')?.textContent).toBe('Last change: Mar 14, 2026, 1:03 PM, Ana, saved')
  await until(() => said().length > 0)
  expect(said().every((text) => !text?.includes('Restore'))).toBe(true)
  // The list has the keys: arrows go through it.
  const list = document.querySelector('.versions [role=listbox]') as HTMLElement
  await act(async () => list.focus())
  await press('ArrowDown')
  await press('ArrowDown')
  await until(() => document.querySelector('.comparison h2')?.textContent === 'Mar 14, 2026, 1:01 PM, Ben, published')
  await click(document.querySelectorAll('.version')[1])
  await until(() => document.querySelector('.comparison h2')?.textContent?.includes('outside the studio'))
  await until(() => said().length > 0)
  await click(
    document.querySelector<HTMLElement>('.comparison-bar [role=radiogroup]:last-child label:last-child input'),
  )
  const frames = await until(() => {
    const found = [...document.querySelectorAll<HTMLIFrameElement>('.compared-pages iframe')]
    return found.length === 2 && found
  })
  expect(frames.map(({ src, title }) => [new URL(src).pathname, title])).toEqual([
    ['/_studio/before/page', 'Mar 14, 2026, 1:02 PM, outside the studio'],
    ['/_studio/after/page', 'What is in the form now'],
  ])
  await type(document.querySelector<HTMLInputElement>('.note-form input'), 'For the fair')
  await click(button('Add the note'))
  await until(() => lines()[0]?.includes('For the fair'))
  expect(server.asked).toContain(`POST /api/entries/${NAME}/versions`)
  await settle()
  expect(document.querySelector<HTMLInputElement>('.note-form input')?.value).toBe('')
  expect(document.activeElement?.closest('.note-form')).not.toBe(null)
})

it('a schedule is named with who set it, and entries that are referred to by their titles, or by their uid where they are gone', async () => {
  const refer = (...uids: string[]) => uids.map((uid) => ({ uid, _content_type_uid: 'article' }))
  const one = stored()
  one.draft = textOf({ ...value, related_articles: refer('article_closed_mondays', 'article_gone') })
  noteVersion(one, 'saved', { by: 'Ana' })
  Object.assign(one, { published: textOf({ ...value, related_articles: refer('article_gone') }), draft: undefined })
  noteVersion(one, 'due', { by: 'Ben' })
  await openStudio(server, `/entries/${NAME}`)
  await until(() => control('title'))
  await press('h', { ctrlKey: true, shiftKey: true }, document.body)
  await until(() => lines()[0]?.endsWith('published by the schedule of Ben'))
  await until(() => document.querySelector('.differences del')?.textContent?.includes(String(value.title)))
  const change = document.querySelector('.differences .word-changes')
  expect(change?.textContent).toContain('article_gone')
  expect(change?.textContent).not.toContain('article_closed_mondays')
})

it('a field, a block and all of a version are put into the form as steps that can be undone, and saved as a draft', async () => {
  await openHistory()
  await click(document.querySelectorAll('.version')[2])
  await until(() => said().some((text) => text?.startsWith('Title')))
  const title = [...document.querySelectorAll('.differences li')].find((one) => one.textContent?.startsWith('Title'))
  expect(title?.querySelector('ins')?.textContent ?? title?.querySelector('del')?.textContent).toMatch(/new:|gone:/)
  await click(button('Restore: Title'))
  await until(() => !said().some((text) => text?.startsWith('Title')))
  expect(control('title')?.value).toBe(value.title)
  // The button is gone, and keys are heard as before.
  expect(document.activeElement?.closest('[role=dialog]')).not.toBe(null)
  const block = [...document.querySelectorAll('.compared-words header button')][0]
  if (block) await click(block)
  await click(button('Restore all'))
  await until(() => !document.querySelector('.history'))
  await press('s', { ctrlKey: true }, document.body)
  await until(() => drafted()?.title === value.title && drafted().body.length === 2)
  expect(stored().versions?.at(-1)?.version.note).toBe('Restored as of Mar 14, 2026, 1:01 PM')
  await press('z', { ctrlKey: true }, document.body)
  await press('z', { ctrlKey: true }, document.body)
  await press('z', { ctrlKey: true }, document.body)
  await until(() => control('title')?.value === 'Closed')
})
