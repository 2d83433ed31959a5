import { describe, expect, it } from 'vitest'
import { counts, many, page } from './search-page.ts'

describe('filters of the results', () => {
  it('offer kinds and sources with counts, by their names; what has none is not offered', async () => {
    const { list } = await page({ q: 'clay' })
    expect(list.filters).toMatchObject([
      {
        name: 'type',
        label: 'Kind',
        single: true,
        choices: [
          { value: 'essay', label: 'Essay', count: 30, isChosen: false },
          { value: 'video', label: 'Video', count: 15, isChosen: false },
        ],
      },
      {
        name: 'source',
        label: 'From',
        choices: [
          { value: 'website', label: 'Website', count: 40 },
          { value: 'museum_collection_pages', label: 'Museum Collection', count: 5 },
        ],
      },
    ])
  })

  it('are asked of the service, and how many there would be without', async () => {
    const { list, asked } = await page({ q: 'clay', type: 'video' })
    expect(asked).toEqual([
      { term: 'clay', from: 0, size: 20, kind: 'video', source: undefined },
      { term: 'clay', from: 0, size: 1 },
    ])
    expect(list).toMatchObject({
      total: 15,
      unfiltered: 45,
      chosen: [{ label: 'Video', href: '/search?q=clay' }],
      query: [
        ['q', 'clay'],
        ['type', 'video'],
      ],
    })
  })

  it('CLR-004 ignores values that are not offered', async () => {
    const { asked, list, context } = await page({ q: 'clay', type: 'nonsense', source: 'elsewhere' })
    expect(asked.at(-1)).toEqual({ term: 'clay', from: 0, size: 20, kind: undefined, source: undefined })
    expect([list.chosen, context.query]).toEqual([[], { q: ['clay'] }])
  })

  it('are not there where the service gives no counts', async () => {
    const { list, asked } = await page({ q: 'clay', type: 'video' }, ({ from, size }) => ({
      hits: many.slice(from, from + size),
      total: 45,
    }))
    expect([list.filters, list.total, asked.at(-1)?.kind]).toEqual([[], 45, undefined])
  })

  it('of a choice that leaves nothing stay, so that it can be taken back', async () => {
    const { of } = await page({ q: 'clay', type: 'video' }, ({ kind }) =>
      kind ? { total: 0, kinds: counts.kinds, sources: [] } : { hits: many.slice(0, 1), total: 45, ...counts },
    )
    expect(of('filteredList')).toMatchObject([{ total: 0, unfiltered: 45, chosen: [{ href: '/search?q=clay' }] }])
    expect(of('searchNotice')).toMatchObject([{ nothing: false }])
  })
})
