import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import completeWhileTyping from './search-field.enhance.ts'

let window: JSDOM['window']
/** What is asked for, each with the way to answer it. */
let asked: {
  address: string
  signal: AbortSignal
  answer: (names: readonly (string | object)[]) => void
  fail: () => void
}[]
let sent: string[]

const input = () => window.document.querySelector('input') as HTMLInputElement
const list = () => window.document.querySelector('[role=listbox]') as HTMLElement
const said = () => window.document.querySelector('[role=status]')?.textContent
const options = () => (list().hidden ? null : [...list().children].map(({ textContent }) => textContent))
const chosen = () => {
  const id = input().getAttribute('aria-activedescendant')
  return id && window.document.getElementById(id)?.textContent
}

function type(text: string) {
  input().value = text
  input().dispatchEvent(new window.Event('input', { bubbles: true }))
}
async function press(key: string) {
  const event = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  input().dispatchEvent(event)
  return event.defaultPrevented
}
/** Lets promises settle; the pause after typing passes. */
const settle = () => vi.advanceTimersByTimeAsync(200)

beforeEach(async () => {
  vi.useFakeTimers()
  asked = []
  sent = []
  const { window: own } = new JSDOM(`<form action="/search"><span data-suggestions="/api/type-ahead">
    <input id="term" type="search" name="q"></span><button>Search</button></form>`)
  window = own
  for (const name of ['document', 'navigator', 'Element', 'CustomEvent', 'Event', 'HTMLInputElement'] as const)
    vi.stubGlobal(name, window[name])
  // Without layout nothing has a size, and what has none is no option.
  Object.defineProperty(window.HTMLElement.prototype, 'offsetWidth', { get: () => 10 })
  window.Element.prototype.scrollIntoView = () => {}
  window.HTMLFormElement.prototype.requestSubmit = () => {
    sent.push(input().value)
  }
  vi.stubGlobal(
    'fetch',
    (address: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        const answer = (names: readonly (string | object)[]) =>
          resolve({
            ok: true,
            json: async () => ({ result: names.map((name) => (typeof name === 'string' ? { name } : name)) }),
          })
        asked.push({ address, signal, answer, fail: () => reject(new Error('down')) })
      }),
  )
  await completeWhileTyping(window.document.querySelector('span') as HTMLElement)
  input().focus()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function offered(names: readonly (string | object)[], text = 'cla') {
  type(text)
  await settle()
  asked.at(-1)?.answer(names)
  await settle()
}

it('SRCH-008 offers names while a visitor types, once, when the typing pauses', async () => {
  for (const text of ['cl', 'cla', 'clay ']) type(text)
  expect(asked).toEqual([])
  await settle()
  expect(asked.map(({ address }) => address)).toEqual(['/api/type-ahead?prefix=clay'])
  asked[0]?.answer(['Clay', 'Clay & Fire'])
  await settle()
  expect(options()).toEqual(['Clay', 'Clay & Fire'])
  expect(said()).toBe('Suggestions: 2. Choose with the arrow keys.')
  expect(input().getAttribute('aria-expanded')).toBe('true')
})

it.each([[''], ['c'], [' c ']])('asks nothing for %j', async (text) => {
  type(text)
  await settle()
  expect(asked).toEqual([])
})

it('drops late answers and ends questions that nobody waits for', async () => {
  type('cla')
  await settle()
  type('clo')
  await settle()
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[1]?.answer(['Clouds'])
  asked[0]?.answer(['Clay'])
  await settle()
  expect(options()).toEqual(['Clouds'])
})

it('asks for the same letters once', async () => {
  await offered(['Clay'], 'cla')
  await offered([], 'clax')
  type('cla')
  await settle()
  expect([asked.length, options()]).toEqual([2, ['Clay']])
})

it('says the language of a name in another than that of the page', async () => {
  await offered(['Arcilla', { name: 'Clay', lang: 'en' }])
  expect([...list().children].map((option) => option.getAttribute('lang'))).toEqual([null, 'en'])
})

it('is moved through by arrow keys, and back into the field', async () => {
  await offered(['Clay', 'Clouds'])
  expect([input().getAttribute('aria-controls'), chosen()]).toEqual([list().id, null])
  await press('ArrowDown')
  expect(chosen()).toBe('Clay')
  await press('ArrowDown')
  expect([chosen(), list().querySelector('[aria-selected=true]')?.textContent]).toEqual(['Clouds', 'Clouds'])
  await press('ArrowDown')
  expect(chosen()).toBeNull()
  await press('ArrowUp')
  expect([chosen(), input().value]).toEqual(['Clouds', 'cla'])
})

it('Enter looks for what is chosen; without a choice the form is sent as it is', async () => {
  await offered(['Clay', 'Clouds'])
  expect(await press('Enter')).toBe(false)
  await press('ArrowDown')
  expect(await press('Enter')).toBe(true)
  expect([sent, options()]).toEqual([['Clay'], null])
})

it('a tap looks for the name, and takes no focus from the field', async () => {
  await offered(['Clay', 'Clouds'])
  const pressed = new window.MouseEvent('mousedown', { bubbles: true, cancelable: true })
  list().children[1]?.dispatchEvent(pressed)
  ;(list().children[1] as HTMLElement).click()
  expect([pressed.defaultPrevented, sent]).toEqual([true, ['Clouds']])
})

it('Escape closes the list and leaves the letters; Down opens it again', async () => {
  await offered(['Clay'])
  expect(await press('Escape')).toBe(true)
  expect([options(), input().value, input().getAttribute('aria-expanded')]).toEqual([null, 'cla', 'false'])
  expect(await press('Escape')).toBe(false)
  await press('ArrowDown')
  await settle()
  expect(options()).toEqual(['Clay'])
})

it('closes when the visitor goes on; what comes then is not shown', async () => {
  await offered(['Clay'])
  input().blur()
  expect(options()).toBeNull()
  input().focus()
  type('clo')
  await settle()
  input().blur()
  asked.at(-1)?.answer(['Clouds'])
  await settle()
  expect(options()).toBeNull()
})

it.each<[string, () => void]>([
  ['nothing is found', () => asked.at(-1)?.answer([])],
  ['the service does not answer', () => asked.at(-1)?.fail()],
])('is as it was where %s', async (_case, end) => {
  await offered(['Clay'])
  type('clax')
  await settle()
  end()
  await settle()
  expect([options(), input().getAttribute('aria-expanded')]).toEqual([null, 'false'])
})

it('says that there is nothing, and names no number', async () => {
  await offered([])
  expect(said()).toBe('No suggestions')
})

it('names are text, whatever they hold', async () => {
  await offered(['<img src=x onerror=alert(1)>'])
  expect([options(), list().querySelector('img')]).toEqual([['<img src=x onerror=alert(1)>'], null])
})
