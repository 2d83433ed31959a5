import { expect, it } from 'vitest'
import type { Problem } from '../base/problem.ts'
import { defineMessages, defineTranslation } from '../contract/site/translator.ts'
import { catalogueOf, installedMessages, languagesFor, missingWords } from './catalogue.ts'
import { formsOf } from './check-texts.ts'

const cups = defineMessages('cups', {
  full: 'Full',
  of: 'Cup of {name}',
  count: { one: '{count} cup', other: '{count} cups' },
})
const spanish = defineTranslation(cups, {
  full: 'Llena',
  of: 'Taza de {name}',
  count: { one: '{count} taza', other: '{count} tazas' },
})
const found = <Definition>(file: string, definition: Definition) => ({ file, plugin: '', definition })
const installed = installedMessages(
  {
    messages: [found('plugins/cups/messages.ts', cups)],
    translations: [found('plugins/cups/messages.es.ts', spanish)],
  },
  [],
)
const own = (language: string, texts: object) => ({
  language,
  file: `messages/${language}.json`,
  texts: texts as Record<string, unknown>,
})

it('takes a text from the directory, then from the site, in the language and in what it is a kind of', () => {
  expect(languagesFor('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-Hant', 'zh'])
  const { texts, missing, problems } = catalogueOf('es-MX', installed, [
    own('es-MX', { 'cups.full': 'Lleno' }),
    own('es', { 'cups.full': 'Llenita', 'cups.of': 'Tacita de {name}' }),
  ])
  expect(['cups.full', 'cups.of', 'cups.count'].map((id) => texts.get(id))).toEqual([
    'Lleno',
    'Tacita de {name}',
    { one: '{count} taza', other: '{count} tazas' },
  ])
  expect([missing, problems]).toEqual([[], []])
})

it('names what a language lacks, and its plural forms; English lacks nothing', () => {
  const polish = catalogueOf('pl', installed, [own('pl', { 'cups.full': 'Pełna' })])
  expect(missingWords(polish, 'messages/pl.json')).toEqual({
    severity: 'warning',
    file: 'messages/pl.json',
    field: '',
    reason: '2 texts of the site are said in English, since "pl" has none: cups.of, cups.count',
    remedy:
      'Write them there; "npm run messages -- pl --missing" prints them. Plurals have the forms one, few, many, other.',
  })
  expect(missingWords(catalogueOf('en-GB', installed), '')).toBeUndefined()
  expect(missingWords(catalogueOf('es', installed), '')).toBeUndefined()
})

it('lets a directory reword single texts in English', () => {
  expect(catalogueOf('en-US', installed, [own('en', { 'cups.full': 'Brimming' })]).texts).toEqual(
    new Map([['cups.full', 'Brimming']]),
  )
})

it.each([
  [{ 'cups.empty': 'x' }, '"cups.empty" is not the id of any text.', undefined],
  [{ 'cups.full': 5 }, '"cups.full" is not valid: it is not a text.', undefined],
  [{ 'cups.full': 'von {name}' }, '"cups.full" is not valid: there is nothing for {name}.', undefined],
  [{ 'cups.count': 'Tassen' }, '"cups.count" is not valid: it has no plural forms.', undefined],
  [
    { 'cups.count': { one: 'x', several: 'y', other: 'z' } },
    '"cups.count" is not valid: it has no plural forms.',
    undefined,
  ],
  [{ 'cups.count': { other: 'Tassen' } }, '"cups.count" has no form for one.', { other: 'Tassen' }],
])('reports %j, which costs that text alone', (texts, fact, kept) => {
  const catalogue = catalogueOf('de', installed, [own('de', { ...texts, 'cups.of': 'Tasse von {name}' })])
  expect(catalogue.problems.map(({ reason }) => `${reason}.`)).toEqual([fact])
  expect(catalogue.texts.get('cups.of')).toBe('Tasse von {name}')
  expect(catalogue.texts.get(Object.keys(texts)[0] ?? '')).toEqual(kept)
})

it('names a group that two folders declare', () => {
  const problems: Problem[] = []
  const twice = [found('blocks/cups/messages.ts', cups), found('plugins/cups/messages.ts', cups)]
  installedMessages({ messages: twice, translations: [] }, problems)
  expect(problems.map(({ reason }) => reason)).toEqual([
    'The group of texts "cups" is declared twice; first in blocks/cups/messages.ts',
  ])
})

it('asks for the forms that counting needs, not for those of millions', () => {
  expect([formsOf('es'), formsOf('ja'), formsOf('ar')]).toEqual([
    ['one', 'other'],
    ['other'],
    ['zero', 'one', 'two', 'few', 'many', 'other'],
  ])
})
