import { describe, expect, it } from 'vitest'
import type { FormField } from '../api/contract.ts'
import { pathInContent } from '../route/path-in-content.ts'
import { forms } from '../testing/demo-entries.ts'
import { copyOf, translatedField, translationIn } from './translation.ts'

const fields = forms.get('article')?.fields ?? []
const field = (name: string): FormField => fields.find((one) => one.name === name) as FormField
const original = {
  uid: 'clocks',
  title: 'Clocks',
  url: '/clocks',
  subtitle: '',
  authors: [{ uid: 'person_a', _content_type_uid: 'person' }],
  body: [{ text_block: { text: '<p>Tick</p>' } }],
  meta_page: { title: 'All clocks', description: 'Three of them' },
}
const differences = { uid: 'clocks', _holds: 'differences' }
const is = (name: string, root: object, path = [name] as (string | number)[]) =>
  translatedField({ original }, root, field(name), path)?.is

describe('a field in another language', () => {
  it.each([
    ['says what the original says, until it is translated', 'title', differences, 'inherited'],
    ['says what is written', 'title', { ...differences, title: 'Relojes' }, 'own'],
    ['says what is written, also nothing', 'title', { ...differences, title: '' }, 'own'],
    ['is the same in all languages where it has no words', 'authors', differences, 'same'],
    ['has nothing beside it where the original says nothing', 'subtitle', differences, undefined],
    [
      'has the original beside it where the file is a whole entry',
      'title',
      { uid: 'clocks', title: 'Relojes' },
      'within',
    ],
    ['is written as in any entry where the file is a whole one', 'authors', { uid: 'clocks' }, undefined],
  ])('%s', (_what, name, root, wanted) => {
    expect(is(name, root)).toBe(wanted)
  })

  it('of a block has the words of the same place beside it', () => {
    const text = { name: 'text', kind: 'html' } as FormField
    const path = ['body', 0, 'text_block', 'text']
    expect(translatedField({ original }, { ...differences, body: [] }, text, path)).toEqual({
      ...{ is: 'within', original: '<p>Tick</p>' },
    })
    expect(translatedField({ original }, differences, text, ['body', 7, 'text_block', 'text'])).toBe(undefined)
  })
})

it('a copy has the words of the original, and neither its address nor what all languages share', () => {
  expect(copyOf(fields, original)).toEqual({
    ...{ title: 'Clocks', body: original.body, meta_page: original.meta_page },
  })
})

it('languages are called in the language of the studio', () => {
  const languages = [
    { tag: 'en-US', label: 'English', state: 'original' as const, isOutdated: false },
    { tag: 'es', label: 'Español', state: 'missing' as const, isOutdated: false },
  ]
  const site = { language: 'en-US', written: 'es' }
  expect(translationIn({ original, languages }, site)?.names).toEqual({ language: 'Spanish', original: 'English' })
  expect(translationIn({ languages }, { ...site, written: 'en-US' })).toBe(undefined)
})

it.each([
  ['/es/visita', '/es', '/visita'],
  ['/es', '/es', '/'],
  ['/essays', '/es', '/essays'],
  ['/visit', '', '/visit'],
])('%s is named in content below %j as %s', (path, basePath, named) => {
  expect(pathInContent(path, { basePath })).toBe(named)
})
