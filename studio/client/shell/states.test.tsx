// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { button, click, control, hide, openStudio, settle, type, until } from '../testing/app.tsx'
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
afterEach(hide)

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

  it('a session that has ended is told in words, and what was written is there when one is open again', async () => {
    await openEntry()
    server.isSignedOut = true
    await type(control('title'), 'Written on')
    await until(() => document.querySelector('.saving')?.textContent?.includes('The session has ended.'))
    server.isSignedOut = false
    await click(button('Try again'))
    await until(() => document.querySelector('.saving')?.textContent?.includes('Saved as draft'))
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
