import { expect, expectTypeOf, it } from 'vitest'
import { defineMessages, type Text } from '../contract/site/translator.ts'
import { createTranslator } from './translator.ts'

const messages = defineMessages('test', {
  all: 'All stories',
  from: 'News from {name}',
  found: { one: '{count} story', other: '{count} stories' },
})

it('says texts in English where there is no translation', () => {
  const t = createTranslator('en-US').translate(messages)
  expect([t.all, t.from({ name: 'Cups' }), t.found({ count: 1 }), t.found({ count: 1200 })]).toEqual([
    'All stories',
    'News from Cups',
    '1 story',
    '1,200 stories',
  ])
})

it('says them in the language, with its plurals and numbers, and the missing ones in English', () => {
  const polish = new Map([
    ['test.found', { one: '{count} tekst', few: '{count} teksty', many: '{count} tekstów', other: '{count} tekstu' }],
  ])
  const t = createTranslator('pl', polish).translate(messages)
  expect([1, 3, 5, 22].map((count) => t.found({ count }))).toEqual(['1 tekst', '3 teksty', '5 tekstów', '22 teksty'])
  expect(t.all).toBe('All stories')
  const spanish = createTranslator('es-ES', new Map([['test.found', { one: 'una', other: '{count} historias' }]]))
  expect(spanish.translate(messages).found({ count: 12345 })).toBe('12.345 historias')
  expect(spanish.translate(messages).found({ count: 1 })).toBe('una')
  expect(spanish.translate(messages).found({ count: 1_000_000 })).toBe('1.000.000 historias')
})

it('says what was declared before any language was known', () => {
  const { textOf } = createTranslator('es', new Map([['test.all', 'Todas las historias']]))
  const declared: Text[] = [messages.all, 'As it is written']
  expect(declared.map((text) => textOf(text))).toEqual(['Todas las historias', 'As it is written'])
  expect(textOf(messages.found, { count: 2 })).toBe('2 stories')
  expect(textOf(undefined)).toBeUndefined()
})

it('asks for what a text needs', () => {
  const t = createTranslator('en').translate(messages)
  expectTypeOf(t.all).toEqualTypeOf<string>()
  expectTypeOf(t.from).parameter(0).toEqualTypeOf<{ readonly name: string | number }>()
  expectTypeOf(t.found).parameter(0).toEqualTypeOf<{ readonly count: number }>()
  // @ts-expect-error there is no such text
  expect(t.none).toBeUndefined()
  // @ts-expect-error the name is missing
  expect(t.from({})).toBe('News from ')
})
