import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeFields } from '../describe.ts'
import { f } from '../fields.ts'
import { choicesOf } from './choices.ts'
import { headingsOf } from './headings.ts'

it('values to choose are read as their label, else as their words', () => {
  const { look } = describeFields(
    z.object({
      look: f.required(
        f.choice(['full-bleed', 'textOnly', 'Arts: Books', 'cta'], { labels: { cta: 'Call to action' } }),
      ),
    }),
  )
  expect(look?.kind === 'enum' && choicesOf(look)).toEqual([
    { value: 'full-bleed', label: 'Full bleed' },
    { value: 'textOnly', label: 'Text only' },
    { value: 'Arts: Books', label: 'Arts: Books' },
    { value: 'cta', label: 'Call to action' },
  ])
})

it('the parts of a form are in the order of its fields, with search engines last', () => {
  const fields = describeFields(
    z.object({
      name: f.text(),
      metaPage: f.metaPage({ group: 'Elsewhere' }),
      startDate: f.required(f.date({ group: 'When' })),
      places: f.list(f.text(), { group: 'Where' }),
      endDate: f.date({ group: 'When' }),
    }),
  )
  expect(headingsOf(fields)).toEqual(['When', 'Where', 'Elsewhere'])
})
