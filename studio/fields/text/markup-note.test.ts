import { describe, expect, it } from 'vitest'
import { demoEntries, schemaOf } from '../../client/testing/demo-entries.ts'
import { valuesIn } from '../../tests/form-values.ts'
import { isLeftOut, markupIn } from './markup-note.tsx'

describe('markup in fields of plain words', () => {
  it.each([
    ['a <b>bold</b> word', '<b>'],
    ['</em>', '</em>'],
    ['a<br/>b', '<br/>'],
    ['<a href="/x">b</a>', '<a href="/x">'],
    ['Salt &amp; Light', '&amp;'],
    ['caf&#233;', '&#233;'],
    ['Salt &amp; <name> <b>Light</b>', '<b>'],
    ['Salt & Light', undefined],
    ['a < b > c', undefined],
    ['<3, and 1<2>0', undefined],
    ['R&D; more', undefined],
  ])('in %j is %j', (text, markup) => expect(markupIn(text)).toBe(markup))

  it.each([
    ['<b>', true],
    ['<a href="/x">', true],
    ['<br/>', true],
    ['<name>', false],
    ['&amp;', false],
  ])('%j is left out by pages: %j', (markup, expected) => expect(isLeftOut(markup)).toBe(expected))

  it('is in none of the demo', () => {
    const texts = demoEntries().flatMap(({ type, value: root }) =>
      valuesIn(schemaOf(type), root).flatMap(({ field, value }) =>
        field.kind === 'text' && typeof value === 'string' ? [value] : [],
      ),
    )
    expect(texts.length).toBeGreaterThan(3000)
    expect(texts.filter((text) => markupIn(text))).toEqual([])
  })
})
