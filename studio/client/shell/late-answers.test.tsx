// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { goTo } from '../route/route.ts'
import { button, click, control, hide, openStudio, press, settle, type, until } from '../testing/app.tsx'
import { type StandIn, standIn, textOf } from '../testing/stand-in.ts'

const article = (uid: string, more: object = {}) => ({
  ...{ type: 'article', uid, body: '', value: { uid, title: `Title ${uid}`, url: `/${uid}`, ...more } },
})
const B = { view: 'entry', ref: { type: 'article', uid: 'b' } } as const
let server: StandIn
/** What is asked so is answered when it is let go. */
let isHeld: (asked: string) => boolean
let letGo: () => void

beforeEach(() => {
  localStorage.clear()
  server = standIn([article('a'), article('b')])
  const { fetch } = server
  isHeld = () => false
  const waiting: (() => void)[] = []
  letGo = () => {
    isHeld = () => false
    for (const go of waiting.splice(0)) go()
  }
  server.fetch = async (input, init) => {
    if (isHeld(`${init?.method ?? 'GET'} ${input}`)) await new Promise<void>((go) => waiting.push(go))
    return fetch(input, init)
  }
})
afterEach(hide)

const opened = async (uid = 'a') => {
  await openStudio(server, `/entries/article/${uid}`)
  return until(() => control('title'))
}
const tab = (name: string) => [...document.querySelectorAll('[role=tab]')].find((one) => one.textContent === name)
const item = (name: string) => [...document.querySelectorAll('[role=menuitem]')].find((one) => one.textContent === name)
const lines = () => [...document.querySelectorAll('.lines [role=row]')].map((line) => line.textContent)
const dialog = () => document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')
const submit = () => act(async () => dialog()?.querySelector('form')?.requestSubmit())
const release = async () => {
  letGo()
  await settle(150)
}

describe('an answer that comes late', () => {
  const publishing = async () => {
    const title = await opened()
    await type(title, 'Newer')
    await click(tab('Publish'))
    const panel = await until(() => document.querySelector('.publish'))
    await until(() => !button('Publish', panel)?.disabled)
    isHeld = (asked) => asked.endsWith('/publish')
    await click(button('Publish', panel))
  }

  it('leaves whoever writes where they are: of publishing', async () => {
    await publishing()
    control('title')?.focus()
    await release()
    expect(server.stored.get('article/a')?.draft).toBeUndefined()
    expect(document.activeElement).toBe(control('title'))
  })

  it('leaves whoever writes where they are: of a comment, which is said once', async () => {
    await opened()
    await click(tab('Comments'))
    await type(await until(() => document.querySelector<HTMLTextAreaElement>('[data-comment]')), 'Look')
    isHeld = (asked) => asked.startsWith('POST') && asked.endsWith('/comments')
    const form = document.querySelector<HTMLFormElement>('.comment-form')
    for (const _ of [1, 2]) await act(async () => form?.requestSubmit())
    const next = document.querySelector<HTMLTextAreaElement>('[data-comment]')
    await type(next, 'And look')
    control('title')?.focus()
    await release()
    expect(server.threads).toHaveLength(1)
    expect(next?.value).toBe('And look')
    expect(document.activeElement).toBe(control('title'))
  })

  it('of publishing is in the list to which somebody has gone', async () => {
    await publishing()
    await act(async () => goTo({ view: 'list', type: 'article' }))
    await until(() => lines()[0]?.includes('Newer'))
    expect(lines()[0]).toContain('Changed')
    await release()
    await until(() => lines()[0]?.includes('Published'))
  })

  it('of deleting takes nobody away from another entry', async () => {
    await opened()
    await click(button(/^Actions for Title a/, document.querySelector('.entry-bar') as Element))
    await click(item('Delete'))
    isHeld = (asked) => asked.startsWith('DELETE')
    await until(() => dialog() && !button('Delete', dialog() as Element)?.disabled)
    await submit()
    await press('Escape')
    await act(async () => goTo(B))
    await release()
    expect([server.stored.has('article/a'), location.pathname]).toEqual([false, '/entries/article/b'])
  })

  it('of what refers to an entry is waited for before it can be deleted', async () => {
    await opened()
    await click(button(/^Actions for Title a/, document.querySelector('.entry-bar') as Element))
    isHeld = (asked) => asked.endsWith('/uses')
    await click(item('Delete'))
    await until(dialog)
    expect([button('Delete', dialog() as Element)?.disabled, dialog()?.textContent]).toEqual([
      true,
      expect.stringContaining('Loading …'),
    ])
    await release()
    expect(button('Delete', dialog() as Element)?.disabled).toBe(false)
    expect(dialog()?.textContent).not.toContain('Loading …')
  })

  it.each([['Duplicate'], ['Delete']])('is waited for in words, with the focus where it is: of %s', async (name) => {
    await opened()
    await click(button(/^Actions for Title a/, document.querySelector('.entry-bar') as Element))
    await click(item(name))
    const own = await until(dialog)
    await until(() => !button(name, own)?.disabled)
    isHeld = (asked) => !asked.startsWith('GET')
    await click(button(name, own))
    expect([own.textContent?.includes('Saving …'), document.activeElement?.textContent]).toEqual([true, name])
  })

  it('of making an entry takes nobody away from another one', async () => {
    await openStudio(server, '/?type=article')
    await until(() => lines().length === 2)
    await press('n', {}, document.body)
    await type(await until(() => dialog()?.querySelector('input')), 'New')
    isHeld = (asked) => asked === 'POST /api/entries/article'
    await submit()
    await press('Escape')
    await act(async () => goTo(B))
    await release()
    expect([server.stored.has('article/article_new'), location.pathname]).toEqual([true, '/entries/article/b'])
  })

  it('about a link of the page takes nobody away from where they have gone since', async () => {
    await opened()
    const frame = await until(() => document.querySelector<HTMLIFrameElement>('.canvas-room iframe'))
    isHeld = (asked) => asked.includes('/api/references')
    const data = { atrium: 'go', path: '/b' }
    dispatchEvent(new MessageEvent('message', { origin: server.site.canvas, source: frame.contentWindow, data }))
    await act(async () => goTo({ view: 'list' }))
    await release()
    expect(location.pathname).toBe('/')
  })
})

it('what both have written is not put together by whoever reads meanwhile', async () => {
  const title = await opened()
  const stored = server.stored.get('article/a')
  if (stored) stored.draft = textOf({ ...stored.published?.value, title: 'Theirs' })
  await type(title, 'Mine')
  await click(await until(() => button('Compare')))
  await until(dialog)
  const lock = async (now: typeof server.together.lock) => {
    server.together.lock = now
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await settle(100)
  }
  await lock({ name: 'Ana Bell', since: '2026-03-14T20:00:00Z', who: 'other' })
  expect(dialog()).toBeNull()
  await lock(undefined)
  expect(dialog()?.textContent).toContain('Theirs')
})

describe('a search', () => {
  const search = async () => {
    await openStudio(server, '/')
    await until(() => lines().length === 2)
    await press('k', { ctrlKey: true }, document.body)
    const field = await until(() => document.querySelector<HTMLInputElement>('[role=combobox]'))
    await until(() => document.querySelectorAll('[role=option]').length === 2)
    return field
  }

  it('that goes on after Enter waits for the next Enter', async () => {
    const field = await search()
    await type(field, 'Title')
    await press('Enter', {}, field)
    await type(field, 'Title b')
    await settle(300)
    expect(location.pathname).toBe('/')
    await press('Enter', {}, field)
    expect(location.pathname).toBe('/entries/article/b')
  })

  it('that failed offers nothing that was found for other words', async () => {
    const field = await search()
    server.isAway = true
    await type(field, 'Title b')
    await settle(300)
    expect(document.querySelectorAll('[role=option]')).toHaveLength(0)
    await press('Enter', {}, field)
    expect(location.pathname).toBe('/')
  })

  it('of a list is what the address says, also after going back', async () => {
    await openStudio(server, '/?type=article')
    await until(() => lines().length === 2)
    const field = () => document.querySelector<HTMLInputElement>('#list-search')
    await type(field(), 'Title a')
    await until(() => lines().length === 1)
    await act(async () => goTo({ view: 'list', type: 'article', state: 'published', q: 'Title a' }))
    await type(field(), 'Title b')
    await until(() => location.search.includes('Title+b'))
    await act(async () => history.back())
    await until(() => location.search.includes('Title+a'))
    await until(() => field()?.value === 'Title a')
    await act(async () => goTo({ view: 'list', type: 'article' }))
    expect(field()?.value).toBe('')
    await settle(300)
    expect(location.search).toBe('?type=article')
  })
})

describe('entries that a field refers to', () => {
  const chooser = async () => {
    await opened()
    await click(button('Choose', document.querySelector('[data-path="topic_tags"]') as Element))
    const field = await until(() => dialog()?.querySelector<HTMLInputElement>('[role=combobox]'))
    await type(field, 'Kilns')
    return until(() => button(/^Create “Kilns”/))
  }

  it('are made once, however often that is clicked', async () => {
    const make = await chooser()
    isHeld = (asked) => asked.startsWith('POST /api/entries/topic_tag')
    await act(async () => {
      make.click()
      make.click()
    })
    await release()
    expect(server.asked.filter((asked) => asked === 'POST /api/entries/topic_tag')).toHaveLength(1)
  })

  it('are not told to be gone while the server is away, and are named as they are when it is back', async () => {
    const tag = { type: 'topic_tag', uid: 't' }
    const value = { uid: 'a', title: 'Title a', url: '/a', topic_tags: [{ uid: 't', _content_type_uid: 'topic_tag' }] }
    server.stored.set('topic_tag/t', { ref: tag, published: textOf({ uid: 't', title: 'Kilns' }) })
    server.stored.set('article/a', { ref: { type: 'article', uid: 'a' }, published: textOf(value) })
    const { fetch } = server
    let isCut = true
    server.fetch = async (input, init) => {
      if (isCut && String(input).includes('topic_tag/t')) throw new TypeError('fetch failed')
      return fetch(input, init)
    }
    await opened()
    const field = () => document.querySelector('[data-path="topic_tags"]')?.textContent
    await until(() => field()?.includes('topic_tag'))
    await settle(100)
    expect(field()).not.toContain('leads nowhere')
    isCut = false
    await act(async () => goTo(B))
    await until(() => control('title')?.value === 'Title b')
    await act(async () => history.back())
    await until(() => field()?.includes('Kilns'))
    server.stored.set('topic_tag/t', { ref: tag, published: textOf({ uid: 't', title: 'Ovens' }) })
    await act(async () => goTo(B))
    await until(() => control('title')?.value === 'Title b')
    await act(async () => history.back())
    await until(() => field()?.includes('Ovens'))
  })
})
