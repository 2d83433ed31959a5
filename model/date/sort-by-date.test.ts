import { createDateFormats, createTranslator } from 'atrium'
import { describe, expect, it } from 'vitest'
import { collator } from '#engine/translation/collator.ts'
import { earliestFirst, latestFirst, sortedEvents, sortedExhibitions, sortedModule } from './sort-by-date.ts'

const sorting = (language: string) => ({
  dates: createDateFormats('America/Los_Angeles', createTranslator(language)),
  compare: collator(language),
})
const english = sorting('en-US')

describe('orders', () => {
  const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)
  const b = { title: 'B', startDate: '2026-03-14', endDate: '2026-05-01' }
  const a = { title: 'A', startDate: '2026-03-14', endDate: '2026-06-01' }
  const evening = { title: 'Evening', startDate: '2026-03-15T02:30:00.000Z' }
  const next = { title: 'Next', startDate: '2026-03-15' }
  const none = { title: 'None' }
  const all = [none, evening, b, next, a]

  it.each([
    ['EVT-155 EVT-157 CLR-018 events elsewhere, undated last', sortedEvents, ['Next', 'Evening', 'A', 'B', 'None']],
    ['EVT-156 exhibitions elsewhere', sortedExhibitions, ['Next', 'Evening', 'B', 'A', 'None']],
    ['EVT-124 CLR-017 current exhibitions', latestFirst, ['Next', 'Evening', 'A', 'B', 'None']],
    ['EVT-125 CLR-017 future exhibitions', earliestFirst, ['A', 'B', 'Evening', 'Next', 'None']],
  ])('%s', (_row, sorted, expected) => {
    expect(titles(sorted(all, english))).toEqual(expected)
    expect(titles(all)).toEqual(['None', 'Evening', 'B', 'Next', 'A'])
  })

  it('CLR-018 EVT-221 what has no start yet is last in both directions', () => {
    const soon = { title: 'Soon', startDate: '1970-01-01T00:00:00.000' }
    expect(titles(earliestFirst([soon, next, a], english))).toEqual(['A', 'Next', 'Soon'])
    expect(titles(latestFirst([soon, a, next], english))).toEqual(['Next', 'A', 'Soon'])
  })

  it('EVT-157 a module sorts exhibitions among themselves as exhibitions, everything else as events', () => {
    const of = (contentType: string, title: string) => ({ contentType, title, startDate: '2026-03-14' })
    const [one, two] = [of('exhibition', 'A'), of('exhibition', 'B')]
    expect(titles(sortedModule([one, two], english))).toEqual(['B', 'A'])
    expect(titles(sortedModule([two, one, of('event', 'C')], english))).toEqual(['A', 'B', 'C'])
    expect(sortedModule([], english)).toEqual([])
  })

  it('EVT-155 titles stand as the alphabet of the institution has them, numbers by their value', () => {
    const named = ['Öl', 'Zinn', 'Ofen', 'Saal 10', 'Saal 9'].map((title) => ({ title, startDate: '2026-03-14' }))
    expect(titles(sortedEvents(named, english))).toEqual(['Ofen', 'Öl', 'Saal 9', 'Saal 10', 'Zinn'])
    expect(titles(sortedEvents(named, sorting('sv')))).toEqual(['Ofen', 'Saal 9', 'Saal 10', 'Zinn', 'Öl'])
  })

  it('EVT-156 of two with one start and title the end decides', () => {
    const [early, late] = [
      { ...a, endDate: '2026-05-01' },
      { ...a, endDate: '2026-06-01' },
    ]
    expect(sortedExhibitions([early, late], english)).toEqual([late, early])
  })
})
