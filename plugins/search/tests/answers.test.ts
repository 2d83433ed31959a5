import type { Plugin } from 'atrium'
import type { OfferedAnswer } from 'atrium/model/page/search-answers.ts'
import { describe, expect, it } from 'vitest'
import { everything, page, parking } from './search-page.ts'

const answer = (title: string, words: string, more: Partial<OfferedAnswer> = {}): OfferedAnswer => ({
  words,
  answer: async () => ({ title, links: [{ title: 'Go', href: `/${title}`, note: '2pm' }] }),
  ...more,
})
const area = (name: string, ...answers: OfferedAnswer[]): Plugin => ({
  name,
  contributes: { searchAnswers: { make: async () => answers } },
})
const plugins = [
  area('a', answer('Tonight', 'tonight, this evening'), answer('Trams', 'parking, tram')),
  area('b', answer('Vacancies', 'jobs')),
]
const titles = async (q: string, more: object = {}) =>
  (await page({ q }, everything, { plugins, ...more }))
    .of('searchTopCard')
    .map((card) => (card as { title?: string }).title)

describe('answers of areas, over the results', () => {
  it.each([
    ['the words of an area', 'tonight', ['Tonight']],
    ['in other case and with signs', 'This evening?', ['Tonight']],
    ['what means the same', 'careers', ['Vacancies']],
    ['an editor’s card instead of an area’s', 'parking', ['Parking and trams']],
    ['nothing for words beside', 'tonight’s moon', []],
  ])('show for %s', async (_case, q, expected) => {
    expect(await titles(q)).toEqual(expected)
  })

  it('lead where the area says, with when and where', async () => {
    const { of } = await page({ q: 'tonight' }, everything, { plugins })
    expect(of('searchTopCard')).toMatchObject([
      { title: 'Tonight', groups: [{ links: [{ title: 'Go', href: '/Tonight', note: '2pm' }] }] },
    ])
  })

  it('are asked for their words alone, and one that fails is left out', async () => {
    let asked = 0
    const failing = answer('Broken', 'tonight', {
      async answer() {
        asked++
        throw new Error('no calendar')
      },
    })
    const more = { plugins: [area('a', failing, answer('Tonight', 'tonight'))] }
    expect(await titles('clay', more)).toEqual([])
    expect(asked).toBe(0)
    expect(await titles('tonight', more)).toEqual(['Tonight'])
  })

  it('of editors are found by what means the same, as institutions say it, too', async () => {
    expect(await titles('car park')).toEqual(['Parking and trams'])
    expect(await titles('garage lot')).toEqual([])
    expect(await titles('garage lot', { settings: { searchSynonyms: ['garage lot, parking'] } })).toEqual([
      parking.displayTitle,
    ])
  })
})
