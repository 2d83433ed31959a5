// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { button, click, control, hide, openStudio, press, refuseSaves, settle, type, until } from '../testing/app.tsx'
import { databaseBehind } from '../testing/database-away.ts'
import { type StandIn, standIn, textOf } from '../testing/stand-in.ts'

let server: StandIn
const value = { uid: 'a', title: 'A', url: '/a' }
const problem = { file: '', severity: 'error' as const, reason: 'is too long', remedy: 'Shorten it.' }
const openEntry = async () => {
  await openStudio(server, '/entries/article/a')
  await until(() => control('title'))
}

beforeEach(() => {
  localStorage.clear()
  server = standIn([{ type: 'article', uid: 'a', body: '', value }])
})
afterEach(async () => {
  vi.useRealTimers()
  await hide()
})

describe('what the studio shows', () => {
  it('opens a closed group in which something is wrong, and leaves it open when it is mended', async () => {
    let field = ''
    server.check = () => (field ? [{ ...problem, field }] : [])
    await openEntry()
    const group = () => document.querySelector<HTMLDetailsElement>('[data-path=meta_page] details')
    expect(group()?.open).toBe(false)
    field = 'meta_page.description'
    await type(control('subtitle'), 'x')
    await until(() => group()?.open)
    field = ''
    await type(control('subtitle'), 'xy')
    await until(() => !document.querySelector('.problem-summary'))
    expect(group()?.open).toBe(true)
  })

  it('tells screen readers of errors that come and go, and of saving, and not of what lasts a moment', async () => {
    const heard: string[] = []
    let isWrong = false
    server.check = () => (isWrong ? [{ ...problem, field: 'title' }] : [])
    await openEntry()
    new MutationObserver(() =>
      heard.push(document.querySelector('.only-heard[role=log]')?.lastElementChild?.textContent ?? ''),
    ).observe(document.body, { childList: true, subtree: true, characterData: true })
    isWrong = true
    await type(control('subtitle'), 'x')
    await until(() => heard.includes('1 error'))
    await until(() => heard.includes('Saved as draft'))
    isWrong = false
    await type(control('subtitle'), 'xy')
    await until(() => heard.includes('No errors any more.'))
    expect(heard).not.toContain('Saving …')
    expect(heard).not.toContain('Not saved yet')
  })

  it('offers no copy of a block of which a page may have no more', async () => {
    const blocks = server.site.blocks.map((block) => (block.wire === 'text_block' ? { ...block, most: 2 } : block))
    Object.assign(server.site, { blocks })
    const block = (text: string) => ({ text_block: { text: `<p>${text}</p>` } })
    const entry = { uid: 'd', title: 'D', slug: 'd', sections: [block('One')] }
    server.stored.set('composed_page/d', { ref: { type: 'composed_page', uid: 'd' }, published: textOf(entry) })
    await openStudio(server, '/entries/composed_page/d')
    const copies = async () => {
      await click(await until(() => button('Actions for One')))
      return [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === 'Duplicate')
    }
    await click(await copies())
    await until(() => document.querySelectorAll('[data-items=sections] > .item').length === 2)
    expect((await copies())?.getAttribute('aria-disabled')).toBe('true')
  })

  it('an entry whose draft is no JSON is shown with its text, and its draft can be deleted', async () => {
    server.stored.set('article/a', {
      ...{ ref: { type: 'article', uid: 'a' }, published: textOf(value) },
      draft: { body: '{ "title": "Cut', hash: 'x', value: null },
    })
    await openStudio(server, '/entries/article/a')
    const page = await until(() => document.querySelector('.unreadable'))
    expect(page.textContent).toContain('entries/article/a.draft.json')
    expect(page.querySelector('pre')?.textContent).toBe('{ "title": "Cut')
    await click(button('Delete the draft'))
    await until(() => control('title'))
    expect(server.asked).toContain('POST /api/entries/article/a/discard')
  })

  it('a draft is deleted after a question, and the form shows what is published, which can be written on', async () => {
    server.site = { ...server.site, may: ['write'] }
    const actions = async () => {
      await click(button(/^Actions for/))
      return [...document.querySelectorAll('[role=menuitem]')]
    }
    const named = (items: Element[]) => items.find(({ textContent }) => textContent === 'Delete the draft')
    await openEntry()
    expect(named(await actions())).toBe(undefined)
    await press('Escape')
    await type(control('title'), 'Draft')
    await until(() => server.stored.get('article/a')?.draft)
    await click(named(await actions()))
    const question = await until(() => document.querySelector('[role=alertdialog]'))
    expect(question.textContent).toContain('What is published stays as it is.')
    await click(button('Delete the draft', question))
    await until(() => control('title')?.value === 'A')
    expect(server.stored.get('article/a')?.draft).toBe(undefined)
    expect(named(await actions())).toBe(undefined)
    await press('Escape')
    await click(button('Undo'))
    await until(() => server.stored.get('article/a')?.draft?.value?.title === 'Draft')
    await type(control('title'), 'Written on')
    await until(() => server.stored.get('article/a')?.draft?.value?.title === 'Written on')
  })

  it('a draft that was never published is deleted with its entry by whoever may not delete entries', async () => {
    server.stored.set('article/a', { ref: { type: 'article', uid: 'a' }, draft: textOf(value) })
    server.site = { ...server.site, may: ['write'] }
    await openEntry()
    await click(button(/^Actions for/))
    await click([...document.querySelectorAll('[role=menuitem]')].at(-1))
    const question = await until(() => document.querySelector('[role=alertdialog]'))
    expect(question.textContent).toContain('The entry and its draft are deleted.')
    const send = await until(() => {
      const found = button('Delete the draft', question)
      return found?.disabled ? undefined : found
    })
    await click(send)
    await until(() => location.search === '?type=article')
    expect(server.asked).toContain('POST /api/entries/article/a/discard')
  })

  it('a draft that is published by itself is read by whoever may not publish, and says until when', async () => {
    const draft = { draft: textOf(value), schedule: { publish: '2026-03-20T17:00:00.000Z' } }
    server.stored.set('article/a', { ref: { type: 'article', uid: 'a' }, ...draft })
    server.site = { ...server.site, may: ['write'] }
    await openEntry()
    expect(control('title')?.readOnly).toBe(true)
    expect((await until(() => document.querySelector('.lock-banner'))).textContent).toContain(
      'This draft is published by itself at Mar 20, 2026, 10:00 AM. You can read it. Ask a publisher to change it.',
    )
    server.site = { ...server.site, may: ['write', 'publish'] }
    await openEntry()
    expect(control('title')?.readOnly).toBe(false)
  })

  it('what somebody wrote and could not save before a draft was scheduled can be dropped, and not resolved', async () => {
    server.site = { ...server.site, may: ['write'] }
    const allowSaves = refuseSaves(server)
    await openEntry()
    await type(control('title'), 'Mine')
    await until(() => document.querySelector('.saving')?.textContent?.includes('No.'))
    await hide()
    allowSaves()
    const draft = { draft: textOf({ ...value, title: 'Theirs' }), schedule: { publish: '2026-03-20T17:00:00.000Z' } }
    server.stored.set('article/a', { ref: { type: 'article', uid: 'a' }, ...draft })
    await openEntry()
    await click(await until(() => button('Drop what I wrote')))
    await until(() => control('title')?.value === 'Theirs')
    expect([button('Resolve'), button('Drop what I wrote')]).toEqual([undefined, undefined])
  })

  it('a session that has ended is told in words, and what was written is there when one is open again', async () => {
    await openEntry()
    server.isSignedOut = true
    await type(control('title'), 'Written on')
    await until(() => document.querySelector('.saving')?.textContent?.includes('The session has ended.'))
    server.isSignedOut = false
    await click(button('Try again'))
    await until(() => document.querySelector('.saving')?.textContent?.includes('Saved as draft'))
  })

  it('an entry is opened and saved, its room and width are chosen, where the browser stores nothing', async () => {
    const closed = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    onTestFinished(() => closed.mockRestore())
    await openEntry()
    await type(control('title'), 'Kept nowhere else')
    await until(() => document.querySelector('.saving')?.textContent?.includes('Saved as draft'))
    expect(server.stored.get('article/a')?.draft?.value?.title).toBe('Kept nowhere else')
    const narrow = [...document.querySelectorAll<HTMLInputElement>('[name=canvas-width]')].find((one) => !one.checked)
    await click(narrow)
    expect(narrow?.checked).toBe(true)
  })

  it('a database that is away is told at the form and above it; what is written is kept, and saved when it is back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const database = databaseBehind(server)
    await openEntry()
    const words = () => document.querySelector('.saving')?.textContent ?? ''
    const notice = () => document.querySelector('.notices [role=alert]')?.textContent
    database.isAway = true
    await type(control('title'), 'Written on')
    await until(() => words().includes('The database does not answer. Your work is kept in this browser'))
    expect(notice()).toContain('The content database has not answered since Mar 14, 2026, 10:00 AM.')
    await openStudio(server, '/')
    await until(() => notice()?.includes('Lists and pages are as they were then.'))
    await openStudio(server, '/entries/article/a')
    await until(() =>
      document.querySelector('.failure')?.textContent?.includes('The content database does not answer.'),
    )
    database.isAway = false
    await act(async () => vi.advanceTimersByTime(5000))
    await until(() => control('title')?.value === 'Written on')
    await until(() => words().includes('Saved as draft') && !notice())
    expect(server.stored.get('article/a')?.draft?.value?.title).toBe('Written on')
  })

  it('effects that are not all known are told as such', async () => {
    server.areEffectsWhole = false
    await openEntry()
    await type(control('title'), 'Other')
    await click(button('Publish …'))
    await until(() => document.querySelector('.publish')?.textContent?.includes('5 pages change so far.'))
    expect(document.querySelector('.publish')?.textContent).toContain('Not all pages were looked at yet')
    await settle()
  })
})
