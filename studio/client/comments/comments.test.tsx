// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { button, click, control, hide, openStudio, press, settle, type, until } from '../testing/app.tsx'
import { demoEntry } from '../testing/demo-entries.ts'
import { type StandIn, standIn } from '../testing/stand-in.ts'

const demo = demoEntry('question_answer', 'question_answer_center_bags')
const text = (words: string) => ({ text_block: { text: `<p>${words}</p>` } })
const entry = { ...demo, value: { ...demo.value, answer: [text('one'), text('two')] } }
const address = `/entries/question_answer/${entry.uid}`
let server: StandIn

beforeEach(() => {
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  server = standIn([entry])
})
afterEach(hide)

const panel = () => document.querySelector('.comments')
const words = () => document.querySelector<HTMLTextAreaElement>('[data-comment]')
const marked = (place: string) => document.querySelector(`[data-path="${place}"] .field-comments[data-count]`)
const tab = (name: string) =>
  [...document.querySelectorAll('[role=tab]')].find((one) => one.textContent?.startsWith(name))
/** What others have done is heard of. */
const hear = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

it('are written at a field by keys, shown as text, answered, resolved, opened again and deleted', async () => {
  await openStudio(server, address)
  const title = await until(() => control('title'))
  act(() => title.focus())
  await press('m', { ctrlKey: true, altKey: true, code: 'KeyM' }, title)
  await until(() => document.activeElement === words())
  const markup = '<img src=x onerror="alert(1)"> <b>&amp;</b>'
  await type(words(), markup)
  await click(button('Comment', panel() as Element))
  await until(() => marked('title')?.textContent === '1 comment')
  expect(panel()?.querySelector('.comment-words')?.textContent).toBe(markup)
  expect(panel()?.querySelector('img, b')).toBeNull()
  expect(server.threads).toMatchObject([{ place: 'title', anchor: '[]' }])

  await type(panel()?.querySelector<HTMLTextAreaElement>('.answer textarea'), 'Yes')
  await click(button('Answer', panel() as Element))
  await until(() => panel()?.querySelectorAll('.comment').length === 2)
  await click(button('Resolve', panel() as Element))
  await until(() => !marked('title'))
  expect(panel()?.textContent).toContain('Resolved: 1')
  await click(button('Open again', panel() as Element))
  await until(() => marked('title'))
  await click(button(/^Delete your comment/, panel() as Element))
  await until(() => !marked('title'))
  expect(panel()?.textContent).toContain('There is no open comment.')
})

it('are written also where the browser has no room for what is not sent yet', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  await openStudio(server, address)
  await click(await until(() => tab('Comments')))
  await type(await until(words), 'Is this right?')
  await click(button('Comment', panel() as Element))
  await until(() => panel()?.querySelector('.comment-words'))
  expect(panel()?.querySelector('.comment-words')?.textContent).toBe('Is this right?')
  expect(words()?.value).toBe('')
})

it('that are written and not sent are there still after another panel was looked at, or all was loaded anew', async () => {
  const said = { id: 5, by: 'Ana', at: '2026-03-14T20:00:00Z', words: 'Look', isOwn: false }
  server.threads = [{ id: 5, place: '', anchor: '', comments: [said] }]
  await openStudio(server, address)
  await until(() => control('title'))
  await click(tab('Comments'))
  await type(await until(words), 'Is this right?')
  const answer = () => panel()?.querySelector<HTMLTextAreaElement>('.answer textarea')
  await type(await until(answer), 'I do')
  const leave = async () => {
    await click(tab('Page'))
    await until(() => !words())
  }
  // As whoever signs in anew does.
  const load = async () => {
    await openStudio(server, address)
    await until(() => control('title'))
  }
  for (const away of [leave, load]) {
    await away()
    await click(tab('Comments'))
    expect((await until(words)).value).toBe('Is this right?')
    expect((await until(answer)).value).toBe('I do')
  }
})

it('are undone by the browser while they are written, and the entry by its own keys', async () => {
  await openStudio(server, address)
  const title = await until(() => control('title'))
  const before = title.value
  await type(title, 'Other')
  await click(tab('Comments'))
  const keys = async (element: Element, key: string, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, ctrlKey: true, bubbles: true, cancelable: true })
    await act(async () => void element.dispatchEvent(event))
    return event.defaultPrevented
  }
  const box = await until(words)
  expect([await keys(box, 'z'), await keys(box, 'y'), await keys(box, 'z', true)]).toEqual([false, false, false])
  expect(control('title')?.value).toBe('Other')
  expect(await keys(box, 's')).toBe(true)
  expect(await keys(title, 'z')).toBe(true)
  expect(control('title')?.value).toBe(before)
})

it('follow their block when it is moved, are told in the outline, and are kept where it is gone', async () => {
  await openStudio(server, address)
  await until(() => control('title'))
  // Its block is known by what it said when it was commented.
  await click(button('Comment on: Text', document.querySelector('[data-path="answer[1]"]') as Element))
  await type(words(), 'Too short')
  await click(button('Comment', panel() as Element))
  await until(() => marked('answer[1].text_block.text'))
  const stored = server.stored.get(`question_answer/${entry.uid}`)
  const others = async (...body: object[]) => {
    const value = { ...entry.value, answer: body }
    if (stored) stored.draft = { body: JSON.stringify(value), value, hash: JSON.stringify(body) }
    await hear()
  }
  await others(text('two'), text('new'), text('one'))
  await until(() => marked('answer[0].text_block.text'))
  expect(document.querySelector('.outline .count-comments')?.textContent).toBe('1 comment')
  await until(() => server.threads[0]?.place === 'answer[0].text_block.text', 'the place is noted')
  await others(text('one'))
  await until(() => panel()?.textContent?.includes('Its place is gone'))
  expect(panel()?.textContent).toContain('Too short')
  expect(document.querySelector('.outline .count-comments')).toBeNull()
})

it('are those that were asked for last, in whatever order they are answered', async () => {
  const said = (id: number, place: string) => ({
    ...{ id, place, anchor: '[]' },
    comments: [{ id, by: 'Ana', at: '2026-03-14T20:00:00Z', words: 'Look', isOwn: false }],
  })
  const { fetch } = server
  const late: (() => void)[] = []
  let isLate = false
  server.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (isLate && String(input).endsWith('/comments')) await new Promise<void>((go) => late.push(go))
    return answer
  }
  await openStudio(server, address)
  await until(() => control('title'))
  await settle(100)
  isLate = true
  server.threads = [said(1, 'question')]
  await hear()
  await until(() => late.length === 1)
  server.threads = [said(1, 'question'), said(2, 'title')]
  await hear()
  await until(() => late.length === 2)
  for (const go of late.reverse()) await act(async () => go())
  await until(() => marked('title'))
  await settle()
  expect(marked('title')).not.toBeNull()
})

it('of others are there without reloading, and whoever reads comments, too', async () => {
  await openStudio(server, address)
  await until(() => control('title'))
  server.together.lock = { name: 'Ana Bell', since: '2026-03-14T20:00:00Z', who: 'other' }
  server.together.here = [{ ref: { type: 'question_answer', uid: entry.uid }, name: 'Ana Bell', isYou: false }]
  const said = { id: 9, by: 'Ana Bell', at: '2026-03-14T20:00:00Z', words: 'Please look', isOwn: false }
  server.threads = [{ id: 9, place: 'question', anchor: '[]', comments: [said] }]
  await hear()
  await until(() => marked('question'))
  expect(document.querySelector('.entry-bar .people-marks')?.textContent).toBe('Open here: Ana BellAB')
  await until(() =>
    document.querySelector('.lock-banner')?.textContent?.includes('Ana Bell has been editing this entry'),
  )
  expect(control('title')?.readOnly).toBe(true)
  expect(button('Publish …')).toBeUndefined()
  await click(marked('question'))
  await type(words(), 'I have')
  await click(button('Comment', panel() as Element))
  await until(() => marked('question')?.textContent === '2 comments')
  await click(button('Take over'))
  await click(button('Take over', (await until(() => document.querySelector('[role=alertdialog]'))) as Element))
  await until(() => control('title')?.readOnly === false)
  await settle()
  expect(document.querySelector('.lock-banner')).toBeNull()
})
