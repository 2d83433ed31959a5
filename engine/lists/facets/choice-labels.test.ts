import { defineContentType, defineMessages, f } from 'atrium'
import { entryOf, pageContext } from 'atrium/testing'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeFields } from '../../schema/describe.ts'
import { choicesOf } from '../../schema/form/choices.ts'
import { createTranslator } from '../../translation/translator.ts'
import { facetIndex } from './facet-index.ts'

const messages = defineMessages('stays', { inHouse: 'In the house', away: 'Elsewhere' })
const stay = defineContentType({
  name: 'stay',
  label: 'Stay',
  schema: z.object({
    status: f.choice(['here', 'away', 'to-come'], { labels: { here: messages.inHouse, away: messages.away } }),
    terms: f.list(f.group({ season: f.choice(['spring', 'fall'], { labels: { fall: 'Autumn' } }) })),
  }),
  index: ['status', 'terms.season'],
})
const filters = {
  status: { label: 'Status', field: 'status' },
  season: { label: 'Season', field: 'terms.season' },
}
const entries = [
  entryOf('stay', 'a', { status: 'here', terms: [{ season: 'fall' }] }),
  entryOf('stay', 'b', { status: 'here', terms: [{ season: 'spring' }, { season: 'fall' }] }),
  entryOf('stay', 'c', { status: 'to-come' }),
]
const spanish = createTranslator(
  'es',
  new Map([
    ['stays.inHouse', 'En la casa'],
    ['stays.away', 'Fuera'],
  ]),
)

async function offered(options: Parameters<typeof pageContext>[0] = {}) {
  const { facets } = await facetIndex(
    { of: stay, filters },
    undefined,
    pageContext({ types: [stay], entries, ...options }),
  )
  return [...facets.values()].map((values) =>
    [...values].map(([value, { label, found }]) => `${value}: ${label} ${found.indexes().length}`).join(', '),
  )
}

it('a filter offers the choices that entries have, as their field calls them', async () => {
  expect(await offered()).toEqual(['here: In the house 2, to-come: To come 1', 'fall: Autumn 2, spring: Spring 1'])
})

it('in the language of the site, at the same addresses', async () => {
  expect((await offered({ translator: spanish }))[0]).toBe('here: En la casa 2, to-come: To come 1')
})

it('a page says them alike', () => {
  const { choiceText } = pageContext({ types: [stay], translator: spanish })
  expect(choiceText(stay, 'status', 'away')).toBe('Fuera')
  expect(choiceText('stay', 'terms.season', 'spring')).toBe('Spring')
  expect(choiceText('nothing', 'status', 'to-come')).toBe('To come')
})

it('editors read them in English', () => {
  const { status } = describeFields(stay.schema)
  expect(status?.kind === 'enum' && choicesOf(status).map(({ label }) => label)).toEqual([
    'In the house',
    'Elsewhere',
    'To come',
  ])
})
