// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addMissing } from '../testing/missing.ts'
import { focusField } from './focus-field.ts'
import { createOpenItems } from './open-items.ts'

beforeEach(() => {
  vi.useFakeTimers()
  addMissing()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A field as it is while the script of its editor is on its way, with the button for comments after it. */
const showField = (control: string) => {
  document.body.innerHTML = `<div data-path="text"><div class="control">${control}</div><button tabindex="-1">Comment</button></div>`
}

it.each([
  ['whose script is loading', '<div aria-busy="true">Words</div>'],
  ['whose place to write is not made yet', '<div class="rich" aria-busy="true"><div></div></div>'],
])('gives the focus to an editor %s as soon as one can write in it, and to nothing before', (_, busy) => {
  showField(busy)
  focusField(createOpenItems(), { text: 'Words' }, ['text'])
  vi.advanceTimersByTime(5000)
  expect(document.activeElement).toBe(document.body)
  const control = document.querySelector('.control') as Element
  control.innerHTML = '<div class="rich"><div contenteditable="true" tabindex="0">Words</div></div>'
  vi.advanceTimersByTime(100)
  expect(document.activeElement?.getAttribute('contenteditable')).toBe('true')
})

it('leaves the focus to whoever has gone elsewhere while an editor was on its way', () => {
  showField('<div aria-busy="true">Words</div>')
  focusField(createOpenItems(), { text: 'Words' }, ['text'])
  vi.advanceTimersByTime(100)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  const control = document.querySelector('.control') as Element
  control.innerHTML = '<textarea></textarea>'
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(document.body)
})

it('passes by what Tab passes by', () => {
  showField('<p>Not for this form.</p>')
  focusField(createOpenItems(), { text: 'Words' }, ['text'])
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(document.body)
})
