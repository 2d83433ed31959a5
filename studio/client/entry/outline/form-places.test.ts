import { expect, it } from 'vitest'
import { demoEntry, forms, schemaOf } from '../../testing/demo-entries.ts'
import { formPlaces, placesFor } from './form-places.ts'

const article = demoEntry('article', 'article_closed_mondays')
const form = forms.get('article') as NonNullable<ReturnType<typeof forms.get>>
const places = formPlaces(form, schemaOf('article'), article.value)
const first = (query: string) => placesFor(places, query)[0]

it('every field, block and item of an entry is found by a few letters of its name, and of what is around it, those within blocks too', () => {
  expect(first('title')).toMatchObject({ place: 'title', label: 'Title', around: '' })
  expect(first('hero image')).toMatchObject({ place: 'hero.image', around: expect.stringContaining('Hero') })
  expect(first('body pull')?.place).toMatch(/^body\[\d+\]$/)
  expect(first('pull quote text')).toMatchObject({
    place: expect.stringMatching(/^body\[\d+\]\.pull_quote_block\.text$/),
    around: expect.stringMatching(/Body › Pull quote/),
  })
  expect(placesFor(places, 'no such field')).toEqual([])
  expect(new Set(places.map(({ place }) => place)).size).toBe(places.length)
})
