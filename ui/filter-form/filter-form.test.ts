import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MAX_CHOICES } from '#engine/lists/facets/shown-choices.ts'
import filterAtOnce from './filter-form.enhance.ts'

/** A list as the server makes it: with `tours` chosen or not, and with so many results. */
const page = (results: number, chosen: readonly string[] = []) => `
  <div id="body">
    <form id="list-form" action="https://www.ellery.example/events#list" data-refresh="list-count list-results">
      <label><input type="checkbox" name="kind" value="talks" ${chosen.includes('talks') ? 'checked' : ''}><small>${results + 2}</small></label>
      <label><input type="checkbox" name="kind" value="tours" ${chosen.includes('tours') ? 'checked' : ''}><small>${results + 1}</small></label>
      <label><input type="radio" name="place" value="" ${chosen.includes('villa') ? '' : 'checked'}></label>
      <label><input type="radio" name="place" value="villa" ${chosen.includes('villa') ? 'checked' : ''}><small>${results}</small></label>
      <a href="/events?date=2026-03-15" data-live>Tomorrow</a>
      <input type="date" name="startdate" value="${chosen.includes('tomorrow') ? '2026-03-15' : ''}">
      <button type="submit" data-live="Show ${results} events">Show results</button>
    </form>
    <p id="list-count" role="status">${results} events</p>
    <div id="list-results">
      ${chosen.map((name) => `<a href="/events" data-live>Remove ${name}</a>`).join('')}
      <a href="/events/clay">Clay</a>
    </div>
  </div>`

let window: JSDOM['window']
let asked: string[]
const answers = new Map<string, string>()

/** Opens the list at an address, with what it answers for others. */
function open(address: string, html: string, others: Record<string, string>, before = () => {}) {
  answers.clear()
  for (const [other, answer] of Object.entries(others)) answers.set(other, answer)
  asked = []
  window = new JSDOM(html, { url: `https://www.ellery.example${address}` }).window
  for (const name of [
    'document',
    'location',
    'history',
    'FormData',
    'DOMParser',
    'Event',
    'HTMLFormElement',
    'Element',
  ])
    vi.stubGlobal(name, window[name as 'document'])
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('fetch', async (wanted: string) => {
    asked.push(wanted)
    const text = answers.get(wanted)
    return { ok: text !== undefined, text: async () => text }
  })
  before()
  filterAtOnce(find('#body'))
}

const find = <Found extends HTMLElement>(selector: string): Found => window.document.querySelector(selector) as Found
const click = (selector: string) => {
  const element = find(selector)
  element.focus()
  element.click()
}
const count = () => find('#list-count').textContent
const checked = () => [...window.document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
const address = () => window.location.pathname + window.location.search

beforeEach(() => {
  asked = []
})
afterEach(() => vi.unstubAllGlobals())

it('a choice holds at once, stands in the address, begins at the first page and leaves focus where it is', async () => {
  open('/events?page=3', page(60), { '/events?kind=tours': page(12, ['tours']) })
  click('input[value=tours]')
  await expect.poll(count).toBe('12 events')
  expect([address(), asked]).toEqual(['/events?kind=tours', ['/events?kind=tours']])
  expect(window.document.activeElement).toBe(find('input[value=tours]'))
  expect(find('input[value=talks]').closest('label')?.textContent).toBe('14')
  expect(find('#list-results').textContent).toContain('Remove tours')
})

it('a choice that was made before the script came holds as soon as it is there', async () => {
  open('/events', page(60), { '/events?kind=tours': page(12, ['tours']) }, () => click('input[value=tours]'))
  await expect.poll(count).toBe('12 events')
  expect([address(), asked]).toEqual(['/events?kind=tours', ['/events?kind=tours']])
})

it('a radio holds at once, too, and none chosen is none in the address', async () => {
  open('/events', page(60), { '/events?place=villa': page(3, ['villa']), '/events': page(60) })
  click('input[value=villa]')
  await expect.poll(count).toBe('3 events')
  click('input[type=radio][value=""]')
  await expect.poll(count).toBe('60 events')
  expect([address(), asked]).toEqual(['/events', ['/events?place=villa', '/events']])
})

it('Back leads to the choice before', async () => {
  const tours = '/events?kind=tours&place=villa'
  open('/events', page(60), { '/events?kind=tours': page(12, ['tours']), [tours]: page(2), '/events': page(60) })
  click('input[value=tours]')
  await expect.poll(count).toBe('12 events')
  click('input[value=villa]')
  await expect.poll(count).toBe('2 events')
  window.history.back()
  await expect.poll(count).toBe('12 events')
  expect(checked()).toEqual(['tours', ''])
  expect(window.document.activeElement).toBe(find('input[value=villa]'))
  window.history.back()
  await expect.poll(count).toBe('60 events')
  expect(checked()).toEqual([''])
})

it('a link that removes a filter takes it out of the form; focus goes to what says how many are left', async () => {
  open('/events?kind=tours', page(12, ['tours']), { '/events': page(60) })
  click('#list-results a[data-live]')
  await expect.poll(count).toBe('60 events')
  expect([address(), checked()]).toEqual(['/events', ['']])
  expect(window.document.activeElement).toBe(find('#list-count'))
})

it('a day that a link leads to stands in its field, which Back empties; focus stays on the link', async () => {
  open('/events', page(60), { '/events?date=2026-03-15': page(4, ['tomorrow']), '/events': page(60) })
  click('form a[data-live]')
  await expect.poll(count).toBe('4 events')
  expect(find<HTMLInputElement>('input[type=date]').value).toBe('2026-03-15')
  expect(window.document.activeElement).toBe(find('form a[data-live]'))
  window.history.back()
  await expect.poll(count).toBe('60 events')
  expect(find<HTMLInputElement>('input[type=date]').value).toBe('')
})

it('a day that is being typed is asked for when it is one that is offered', async () => {
  open('/events', page(60), { '/events?startdate=2026-03-15': page(4, ['tomorrow']) })
  const field = find<HTMLInputElement>('input[type=date]')
  field.min = '2026-03-14'
  const type = (value: string) => {
    field.value = value
    field.dispatchEvent(new window.Event('change', { bubbles: true }))
  }
  type('0002-03-15')
  expect(asked).toEqual([])
  type('2026-03-15')
  await expect.poll(count).toBe('4 events')
})

it.each([
  ['/events', page(60), ''],
  ['/events?date=2026-03-15', page(4, ['tomorrow']), '2026-03-15'],
])('Back to %s takes the day out of the field that has the focus', async (before, html, day) => {
  const asked = '/events?startdate=2026-03-20'
  open(before, html, { [asked]: page(9).replace('value=""', 'value="2026-03-20"'), [before]: html })
  const field = find<HTMLInputElement>('input[type=date]')
  field.focus()
  field.value = '2026-03-20'
  field.dispatchEvent(new window.Event('change', { bubbles: true }))
  await expect.poll(count).toBe('9 events')
  window.history.back()
  await expect.poll(address).toBe(before)
  await expect.poll(() => field.value).toBe(day)
  expect(window.document.activeElement).toBe(field)
})

it('what is typed while Back loads stays', async () => {
  open('/events', page(60), { '/events?kind=tours': page(12, ['tours']), '/events': page(60) })
  click('input[value=tours]')
  await expect.poll(count).toBe('12 events')
  const field = find<HTMLInputElement>('input[type=date]')
  field.focus()
  window.addEventListener('popstate', () => {
    field.value = '2026-03-20'
  })
  window.history.back()
  await expect.poll(count).toBe('60 events')
  expect(field.value).toBe('2026-03-20')
})

it('a choice that is not on the fetched page finds nothing, but where that shows the most that are shown', async () => {
  const tours = /<label><input type="checkbox" name="kind" value="tours".*/
  const others = (choices: number) =>
    Array.from({ length: choices }, (_, at) => `<input type="checkbox" name="kind" value="${at}">`).join('')
  open('/events', page(60), {
    '/events?kind=talks': page(12).replace(tours, others(MAX_CHOICES - 2)),
    '/events?kind=talks&place=villa': page(9).replace(tours, others(MAX_CHOICES - 1)),
  })
  const shown = () => find('input[value=tours]').closest('label')?.textContent
  click('input[value=talks]')
  await expect.poll(count).toBe('12 events')
  expect(shown()).toBe('0')
  click('input[value=villa]')
  await expect.poll(count).toBe('9 events')
  expect(shown()).toBe('')
})

it('only the last of several choices is shown', async () => {
  open('/events', page(60), { '/events?kind=talks': page(18), '/events?kind=talks&kind=tours': page(30) })
  let answerTalks = () => {}
  const slow = new Promise<void>((resolve) => {
    answerTalks = resolve
  })
  const { fetch: quick } = globalThis
  vi.stubGlobal('fetch', async (wanted: string) => {
    if (wanted === '/events?kind=talks') await slow
    return quick(wanted)
  })
  click('input[value=talks]')
  click('input[value=tours]')
  await expect.poll(count).toBe('30 events')
  answerTalks()
  await new Promise((resolve) => setTimeout(resolve))
  expect(count()).toBe('30 events')
})

it('PRJ-017 an order holds at once; it stands in the address as its field and its direction', async () => {
  const sorted = '/events?kind=tours&sort=startYear&order=descending'
  const orders = `<form$1><input type="radio" name="sort" value="" checked>
    <input type="radio" name="sort" value="startYear-descending" data-query="sort=startYear&amp;order=descending">`
  const withOrders = (html: string) => html.replace(/<form([^>]*>)/, orders)
  open('/events?kind=tours', withOrders(page(12, ['tours'])), { [sorted]: page(12), '/events?kind=tours': page(60) })
  click('input[value=startYear-descending]')
  await expect.poll(address).toBe(sorted)
  window.history.back()
  await expect.poll(count).toBe('60 events')
  expect(checked()).toEqual(['', 'tours', ''])
  window.history.forward()
  await expect.poll(count).toBe('12 events')
  expect(checked()).toEqual(['startYear-descending', 'tours', ''])
})

it('without scripts the button is there, with scripts it is not needed', () => {
  expect(new JSDOM(page(60)).window.document.querySelector('button')?.hidden).toBe(false)
  open('/events', page(60), {})
  expect(find<HTMLButtonElement>('button').hidden).toBe(true)
})

it('words in a field beside the form are asked for with its choices, and are those of the address after Back', async () => {
  const field = (words: string) =>
    `<input type="search" name="q" form="list-form" value="${words}"><button form="list-form">Find</button>`
  const withWords = (results: number, words = '') => page(results).replace('</form>', `</form>${field(words)}`)
  open('/events', withWords(8), {
    '/events?q=clay': withWords(1, 'clay'),
    '/events?kind=tours&q=clay': withWords(0, 'clay'),
    '/events': withWords(8),
  })
  find<HTMLInputElement>('[type=search]').value = 'clay'
  click('[form=list-form]:not([type=search])')
  await expect.poll(count).toBe('1 events')
  expect(address()).toBe('/events?q=clay')
  click('[value=tours]')
  await expect.poll(count).toBe('0 events')
  window.history.go(-2)
  await expect.poll(count).toBe('8 events')
  expect(find<HTMLInputElement>('[type=search]').value).toBe('')
})
