// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goTo } from '../route/route.ts'
import { button, click, control, hide, openStudio, press, settle, type, until } from '../testing/app.tsx'
import { demoEntry } from '../testing/demo-entries.ts'
import { type StandIn, standIn } from '../testing/stand-in.ts'

const names = ['article_a_case_for_something_that_turns', 'article_closed_mondays', 'article_five_iron_pins']
/** With two blocks of its text: more take the DOM of tests its time. */
const entries = names.map((uid) => {
  const entry = demoEntry('article', uid)
  return { ...entry, value: { ...entry.value, body: (entry.value.body as unknown[]).slice(0, 2) } }
})
const [first] = entries

let server: StandIn
const lines = () => [...document.querySelectorAll('.lines [role=row]')]
const chosen = () => document.querySelector('[role=row][aria-selected=true]')?.textContent ?? ''
const grid = () => until(() => document.querySelector('[role=grid]'))
const saved = () => JSON.parse(server.stored.get(`article/${first?.uid}`)?.draft?.body ?? 'null')
/** In any order: what is saved meanwhile is told, too. */
const said = () => [...document.querySelectorAll('[role=log] > *')].map(({ textContent }) => textContent ?? '')
const openArticle = async () => {
  await openStudio(server, `/entries/article/${first?.uid}`)
  await until(() => control('title'))
}

beforeEach(() => {
  localStorage.clear()
  server = standIn(entries)
})
afterEach(hide)

describe('signing in', () => {
  it('uses the token of the address once, and takes it out of the address', async () => {
    await openStudio(server, '/?type=article#token=good')
    await until(() => lines().length === 3)
    expect(server.asked[0]).toBe('POST /api/session')
    expect(location.hash).toBe('')
  })
})

describe('the list', () => {
  it('shows entries, and opens one by keys alone', async () => {
    await openStudio(server, '/?type=article')
    await until(() => lines().length === 3)
    ;((await grid()) as HTMLElement).focus()
    await press('ArrowDown')
    expect(chosen()).toContain(JSON.parse(entries[1]?.body ?? '{}').title)
    await press('End')
    await press('Home')
    await press('Enter')
    expect(location.pathname).toBe(`/entries/article/${first?.uid}`)
  })

  it.each([
    ['the list', { view: 'list', type: 'article' }, 'A newer title', '.lines [role=row]'],
    ['what needs attention', { view: 'attention' }, '', '.attention .problem-words'],
  ] as const)(
    'shows in %s what was written last in an entry that was left, once it is saved',
    async (_, route, title, shown) => {
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      const { fetch } = server
      server.fetch = async (input, init) => {
        if (init?.method === 'PUT') await answered
        return fetch(input, init)
      }
      await openArticle()
      const isShown = () => document.querySelector(shown)?.textContent?.includes(title)
      await type(control('title'), title)
      goTo(route)
      await until(() => document.querySelector('.attention .good') ?? lines().length === 3)
      expect(isShown()).toBeFalsy()
      answer()
      await until(isShown)
    },
  )

  it('keeps its filters in the address', async () => {
    await openStudio(server, '/?type=article')
    await until(() => lines().length === 3)
    await press('/', {}, document.body)
    expect(document.activeElement?.id).toBe('list-search')
    await type(document.querySelector('#list-search') as HTMLInputElement, 'pins')
    await until(() => location.search.includes('q=pins'))
    await until(() => lines().length === 1)
    expect(location.search).toBe('?type=article&q=pins')
  })

  it('says that nothing was found, and that the server is away', async () => {
    await openStudio(server, '/?type=article&q=nothing-like-this')
    await until(() => document.body.textContent?.includes('Nothing was found.'))
    await hide()
    await openStudio(server, '/')
    await until(() => lines().length === 3)
    server.isAway = true
    await type(document.querySelector('#list-search') as HTMLInputElement, 'x')
    await until(() => document.querySelector('[role=alert]')?.textContent?.includes('There is no connection'))
  })

  it('makes a new entry with n, which opens', async () => {
    await openStudio(server, '/?type=article')
    await until(() => lines().length === 3)
    await press('n', {}, document.body)
    const dialog = await until(() => document.querySelector('[role=dialog]'))
    await type(dialog.querySelector('input'), 'Brand new')
    await click(button('Create', dialog))
    await until(() => location.pathname === '/entries/article/article_brand_new')
    expect(server.stored.has('article/article_brand_new')).toBe(true)
  })

  it('has a list of its keys, and opens anything by a few letters', async () => {
    await openStudio(server, '/')
    await until(() => lines().length === 3)
    await press('?', {}, document.body)
    const keys = await until(() => document.querySelector('dl.keys')?.textContent)
    for (const key of ['Ctrl B', 'Ctrl Alt 0', 'Ctrl Shift 7–9', 'Ctrl [', 'Alt F10']) expect(keys).toContain(key)
    await press('Escape')
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh')
    await press('?', {}, document.body)
    await until(() => /⌘ I.*⌘ ⌥ 0.*⌘ ⇧ 7–9.*⌘ \[.*⌥ F10/.test(document.querySelector('dl.keys')?.textContent ?? ''))
    agent.mockRestore()
    await press('Escape')
    await press('k', { ctrlKey: true }, document.body)
    const field = await until(() => document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]'))
    await type(field, 'iron')
    await until(() =>
      [...document.querySelectorAll('[role=option]')].some(({ textContent }) => textContent?.includes('Iron Pins')),
    )
    await press('Enter', {}, field)
    await until(() => location.pathname === '/entries/article/article_five_iron_pins')
  })
})

it('says that its words are English where the institution has a language that it does not speak', async () => {
  server.site = { ...server.site, language: 'ar' }
  await openArticle()
  expect(document.documentElement.lang).toBe('en-GB')
  // Arrows lead where the tabs are.
  const [first, second] = document.querySelectorAll<HTMLElement>('[role=tab]')
  first?.focus()
  await press('ArrowRight', {}, first)
  await until(() => document.activeElement === second)
})

describe('blocks', () => {
  it('are listed with the entries that have them, and how many pages a change touches', async () => {
    server.site = { ...server.site, blocks: server.site.blocks.map((block) => ({ ...block, uses: 2 })) }
    await openStudio(server, '/blocks')
    const line = await until(() => [...document.querySelectorAll('.blocks-table tbody tr')].at(-1))
    await click(button(/^Count pages/, line))
    await until(() => line.textContent?.includes('7 pages'))
    await click(line.querySelector('td a'))
    await until(() => /\?block=\w+$/.test(location.search))
    await until(() => document.querySelector('.list-filter')?.textContent?.startsWith('With the block “'))
    expect(server.asked.at(-1)).toMatch(/block=\w+/)
    await click(button('Show all'))
    await until(() => location.search === '')
  })
})

describe('the form of an article', () => {
  it('shows an error at its field as one types, and leads to it from the summary', async () => {
    await openArticle()
    await type(control('title'), '')
    const problem = await until(() => document.querySelector('[data-path=title] .problems li'))
    expect(problem.textContent).toContain('is required and has no data')
    expect(control('title')?.getAttribute('aria-invalid')).toBe('true')
    control('subtitle')?.focus()
    await click(document.querySelector('.problem-summary .as-link'))
    await settle(80)
    expect(document.activeElement).toBe(control('title'))
  })

  it('saves what is written as a draft by itself, and says so', async () => {
    await openArticle()
    await type(control('subtitle'), 'Another line')
    await until(() => document.querySelector('.saving')?.textContent?.includes('Saved as draft'))
    expect(JSON.stringify(saved())).toBe(JSON.stringify({ ...first?.value, subtitle: 'Another line' }))
  })

  it('undoes and redoes by keys', async () => {
    await openArticle()
    const before = control('subtitle')?.value
    await type(control('subtitle'), 'Changed')
    await press('z', { ctrlKey: true }, document.body)
    expect(control('subtitle')?.value).toBe(before)
    // On a Russian keyboard.
    await press('Я', { code: 'KeyZ', ctrlKey: true, shiftKey: true }, document.body)
    expect(control('subtitle')?.value).toBe('Changed')
    // Of a step that is not there nothing is said.
    for (const _ of [1, 2]) await press('y', { ctrlKey: true }, document.body)
    await settle(50)
    expect(said().filter((words) => /^(?:Undone|Done again)/.test(words))).toEqual(['Undone.', 'Done again.'])
  })

  it('adds a block by keys, moves it with its focus, says so, and takes it away', async () => {
    await openArticle()
    const blocks = () => [...document.querySelectorAll('[data-items=body] > .item')]
    const count = blocks().length
    await click(document.querySelector('[data-add=body]'))
    const field = await until(() => document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]'))
    await type(field, 'quotation')
    await press('Enter', {}, field)
    await until(() => blocks().length === count + 1)
    await settle(80)
    const added = blocks().at(-1) as HTMLElement
    expect(added.contains(document.activeElement)).toBe(true)
    await press('ArrowUp', { altKey: true })
    await settle(80)
    expect(blocks().at(-2)?.contains(document.activeElement)).toBe(true)
    await until(() => said().includes(`Quotation is now number ${count} of ${count + 1}.`))
    // Undone, it has the focus where it was, and what is near it when it is gone.
    await press('z', { ctrlKey: true })
    await settle(80)
    expect(blocks().at(-1)?.contains(document.activeElement)).toBe(true)
    await press('z', { ctrlKey: true })
    await settle(80)
    expect(blocks().length).toBe(count)
    expect(document.activeElement?.closest('[data-items=body]')).not.toBeNull()
  })

  it('shows keys that no field reads, and keeps them', async () => {
    server = standIn([{ ...(first as (typeof entries)[number]), value: { ...first?.value, mystery: { a: 1 } } }])
    await openArticle()
    expect(document.querySelector('.other-keys')?.textContent).toContain('mystery')
    await type(control('subtitle'), 'x')
    await until(() => saved())
    expect(saved().mystery).toEqual({ a: 1 })
  })

  it('shows what somebody else saved beside one’s own, and saves what is chosen', async () => {
    await openArticle()
    const other = { ...first?.value, title: 'Theirs', subtitle: 'Theirs' }
    // Both at once: on a busy machine what is typed may be saved before the other text is there.
    const typed = type(control('title'), 'Mine')
    Object.assign(server.stored.get(`article/${first?.uid}`) ?? {}, {
      draft: { body: JSON.stringify(other), hash: 'other' },
    })
    await typed
    await until(() => document.querySelector('[data-saving=conflict]'))
    expect(saved().title).toBe('Theirs')
    await click(button('Compare'))
    const dialog = await until(() => document.querySelector('[role=alertdialog]'))
    const save = button('Save what is chosen', dialog)
    expect(save?.disabled).toBe(true)
    await click(dialog.querySelector('input[name=conflict-0]'))
    await click(save)
    await until(() => saved()?.title === 'Mine')
    expect(saved().subtitle).toBe('Theirs')
  })

  it('publishes with the differences in sight, and takes back after a question', async () => {
    await openArticle()
    await type(control('subtitle'), 'Another display for Teschner’s tide wheel')
    await click([...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === 'Publish'))
    const panel = await until(() => document.querySelector('.publish'))
    await until(() => panel.querySelector('.differences'))
    expect(panel.querySelector('ins')?.textContent).toBe(' new: Another. ')
    const now = panel.querySelector('.word-changes')?.cloneNode(true) as HTMLElement
    for (const part of now.querySelectorAll('del, .only-heard')) part.remove()
    expect(now.textContent).toBe('Another display for Teschner’s tide wheel')
    await click(button('Publish', panel))
    await until(() => server.stored.get(`article/${first?.uid}`)?.draft === undefined)
    await until(() => panel.textContent?.includes('Nothing is different.'))
    await click(button('Take back', panel))
    const question = await until(() => document.querySelector('[role=alertdialog]'))
    await click(button('Take back', question))
    await until(() => server.stored.get(`article/${first?.uid}`)?.published === undefined)
  })

  it('publishes at a time, says when and what is to come, and takes it off again', async () => {
    await openArticle()
    await type(control('subtitle'), 'Another line')
    await click([...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent === 'Publish'))
    const panel = await until(() => document.querySelector('.publish'))
    await click(await until(() => button('Schedule …', panel)))
    const dialog = await until(() => document.querySelector('[role=dialog]'))
    expect(button('Set the schedule', dialog)?.disabled).toBe(true)
    // Each part begins where the clock is.
    for (const part of dialog.querySelector('.date-input')?.querySelectorAll('[role=spinbutton]') ?? [])
      await press('ArrowUp', {}, part)
    await type(dialog.querySelector('input[list]'), 'Spring')
    await click(button('Set the schedule', dialog))
    const stored = () => server.stored.get(`article/${first?.uid}`)?.schedule
    const { publish = '', release } = await until(stored)
    expect([Date.parse(publish) > 0, release]).toEqual([true, 'Spring'])
    await until(() => /Visitors see this draft from .*Part of: Spring\./.test(panel.textContent ?? ''))
    goTo({ view: 'coming' })
    const page = await until(() => document.querySelector('.coming li'))
    expect(page.textContent).toContain('2 entries refer to it')
    expect(document.querySelector('.coming h4')?.textContent).toBe('Spring 1')
  })
})
