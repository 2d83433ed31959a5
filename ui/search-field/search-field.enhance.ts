import Combobox from '@github/combobox-nav'
import { digitsAt } from '../digits.ts'
import { textsIn } from '../script-texts.ts'
import { english } from './english.ts'

/** Milliseconds without a key before anything is asked for. */
const PAUSE_MS = 150
/** Shorter words begin like too many names. */
const MIN_LENGTH = 2
const MAX_NAMES = 8

/**
 * Offers names while a visitor types, as a combobox with a list: arrow keys and pointer choose, Enter takes what is
 * chosen or looks for what was typed, Escape closes. Only the answer to the latest letters is shown; without an answer
 * the field is as it was.
 *
 * @param element around the field; names the endpoint in `data-suggestions`
 */
export default async function completeWhileTyping(element: HTMLElement): Promise<void> {
  await import('./suggestions.css')
  const input = element.querySelector('input') as HTMLInputElement
  const t = textsIn(element, english)
  const list = document.createElement('ul')
  list.id = `${input.id}-suggestions`
  list.className = 'search-field-suggestions'
  list.role = 'listbox'
  list.ariaLabel = t.suggestions
  list.hidden = true
  const status = document.createElement('span')
  status.role = 'status'
  status.className = 'visually-hidden'
  element.append(list, status)

  const combobox = new Combobox(input, list, { tabInsertsSuggestions: false })
  const known = new Map<string, readonly Suggested[]>()
  let asked = new AbortController()
  let waiting: ReturnType<typeof setTimeout> | undefined

  const close = (words = '') => {
    clearTimeout(waiting)
    asked.abort()
    status.textContent = words
    if (list.hidden) return
    list.hidden = true
    combobox.stop()
  }
  const open = (names: readonly Suggested[]) => {
    if (names.length === 0) return close(t.none)
    list.replaceChildren(...names.map((name, at) => optionOf(name, `${list.id}-${at + 1}`)))
    list.scrollTop = 0
    if (list.hidden) {
      list.hidden = false
      combobox.start()
    } else combobox.clearSelection()
    status.textContent = t.found.replace('{count}', digitsAt(input)(names.length))
  }
  const ask = async () => {
    clearTimeout(waiting)
    asked.abort()
    const prefix = input.value.trim().replace(/\s+/g, ' ')
    if (prefix.length < MIN_LENGTH) return close()
    asked = new AbortController()
    const { signal } = asked
    try {
      const names = known.get(prefix) ?? (await namesFor(prefix, element.dataset.suggestions as string, signal))
      if (signal.aborted) return
      known.set(prefix, names)
      if (document.activeElement === input) open(names)
    } catch {
      if (!signal.aborted) close()
    }
  }

  input.addEventListener('input', (event) => {
    clearTimeout(waiting)
    // Letters that are still being composed are no words.
    if (!(event as InputEvent).isComposing) waiting = setTimeout(ask, PAUSE_MS)
  })
  input.addEventListener('compositionend', () => {
    waiting = setTimeout(ask, PAUSE_MS)
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      // Nor is the field emptied, nor what it is in closed.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'ArrowDown' && list.hidden && !event.altKey) {
      event.preventDefault()
      ask()
    }
  })
  input.addEventListener('blur', () => close())
  input.form?.addEventListener('submit', () => close())
  // Focus stays in the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('combobox-commit', (event) => {
    input.value = (event.target as HTMLElement).textContent
    close()
    input.form?.requestSubmit()
  })
  // Typed before this script came.
  if (document.activeElement === input && input.value !== input.defaultValue) ask()
}

interface Suggested {
  name: string
  /** Its language, where it is another than that of the page. */
  lang?: string
}

function optionOf({ name, lang }: Suggested, id: string): HTMLLIElement {
  const option = document.createElement('li')
  option.id = id
  option.role = 'option'
  option.dir = 'auto'
  if (lang) option.lang = lang
  option.textContent = name
  return option
}

/** @throws when the endpoint does not answer, or says something else */
async function namesFor(prefix: string, endpoint: string, signal: AbortSignal): Promise<Suggested[]> {
  const answer = await fetch(`${endpoint}?${new URLSearchParams({ prefix })}`, { signal })
  if (!answer.ok) throw answer
  const { result } = (await answer.json()) as { result: Suggested[] }
  return result.slice(0, MAX_NAMES)
}
