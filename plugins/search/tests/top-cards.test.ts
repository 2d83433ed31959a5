import { entryOf, pageContext } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import { completedCards, findCards, nearestCards, templates, topCardFor } from '../top-cards/find.ts'
import { type TopCard, topCards } from '../top-cards/top-cards.ts'
import searchTopCard from '../types/search-top-card.ts'

const card = (uid: string, keywords: string[], fields = {}) =>
  entryOf('search_top_card', uid, { title: uid, keywords, ...fields })
const entries = [
  card('hours', [' opening hours ', 'open today'], { displayTitle: 'When we are open' }),
  card('parking', ['parking', 'car park', 'go'], { displayTitle: 'Parking and trams' }),
  card('library', ['library', 'reading room', 'Zoë’s desk']),
  card('parks', ['parks']),
  card('empty', []),
  card('blank', ['  ']),
]
const contextOf = (own = entries) => {
  const context = pageContext({ entries: own, types: [searchTopCard], plugins: [{ ...area, services: {} }] })
  return { context, log: context.log }
}
const uidFor = async (term: string) => (await topCardFor(term, contextOf().context))?.uid

describe('top cards', () => {
  it('SRCH-037 SRCH-038 all are read, with title, keywords, description, picture and groups of links', async () => {
    const full = card('full', ['all'], {
      displayTitle: 'Everything',
      description: '<p>All of it.</p>',
      image: entryOf('image', 'pic', { iiif: { id: 'pic' } }),
      linkGroup: [{ heading: 'More', cta: [{ title: 'Go', href: '/go' }] }],
    })
    const [read] = await topCards(contextOf([full]).context)
    expect(read).toMatchObject({
      uid: 'full',
      title: 'full',
      displayTitle: 'Everything',
      keywords: ['all'],
      description: '<p>All of it.</p>',
      image: { uid: 'pic' },
      linkGroup: [{ heading: 'More', cta: [{ title: 'Go', href: '/go' }] }],
    })
    expect(await topCards(contextOf().context)).toHaveLength(4)
  })

  it('SRCH-039 keywords are trimmed', async () => {
    const read = await topCards(contextOf().context)
    expect(read.find(({ uid }) => uid === 'hours')?.keywords).toEqual(['opening hours', 'open today'])
  })

  it('SRCH-040 SRCH-041 SRCH-042 one without keywords is left out, and the log names it', async () => {
    const { context, log } = contextOf()
    const uids = (await topCards(context)).map(({ uid }) => uid)
    expect(uids).not.toContain('empty')
    expect(uids).not.toContain('blank')
    expect(log.lines.map(({ message }) => message).sort()).toEqual([
      'Search Top Card "blank" (blank) is missing keywords and will not be indexed',
      'Search Top Card "empty" (empty) is missing keywords and will not be indexed',
    ])
  })

  it('SRCH-043 SRCH-017 there are none while they cannot be read, and the log says so', async () => {
    const { context, log } = contextOf()
    const broken = { ...context, shared: () => Promise.reject(new Error('no store')) }
    expect(await topCardFor('parking', broken)).toBeUndefined()
    expect(await completedCards('park', broken)).toEqual([])
    expect(log.lines.map(({ message }) => message)).toEqual(Array(2).fill('Search Top Cards data is unavailable'))
  })
})

describe('how keywords are matched', () => {
  it('SRCH-044 SRCH-045 SRCH-046 SRCH-047 SRCH-049 by a template for each purpose', () => {
    const base = { minMatchCharLength: 3, useExtendedSearch: true, location: 0 }
    expect(templates.default).toMatchObject({ ...base, threshold: 0.6, distance: 100 })
    expect(templates.exact).toMatchObject({ ...base, threshold: 0, distance: 0 })
    expect(templates.completion).toMatchObject({ ...base, threshold: 0.6, distance: 100, ignoreLocation: true })
  })

  it.each([
    ['a keyword itself', 'parking', 'parking'],
    ['in another case', 'PARKING', 'parking'],
    ['of several words', 'open today', 'hours'],
    ['without its accents', 'zoe’s desk', 'library'],
    ['the exact keyword before one that begins like it', 'parks', 'parks'],
    ['else one that begins like it', 'reading', 'library'],
    ['none for the beginning of a word', 'read', undefined],
    ['none for what stands in its midst', 'room', undefined],
    ['none for a typing error', 'parkign', undefined],
    ['none for words apart', 'today open', undefined],
  ])('SRCH-048 SRCH-049 over the results: %s', async (_case, term, uid) => {
    expect(await uidFor(term)).toBe(uid)
  })

  it('SRCH-044 a term of two letters matches nothing', async () => {
    expect(await uidFor('go')).toBeUndefined()
    expect(await completedCards('pa', contextOf().context)).toEqual([])
  })

  it.each([
    ['what begins like it', 'park', ['parks', 'Parking and trams']],
    ['what stands in the midst of a keyword', 'oom', ['library']],
    ['nothing for what only comes near', 'parkign', []],
    ['nothing for what is far from all', 'xylophone', []],
  ])('SRCH-047 SRCH-049 while typing: %s', async (_case, prefix, titles) => {
    const found = await completedCards(prefix, contextOf().context)
    expect(found.map(({ name }) => name).sort()).toEqual([...titles].sort())
  })

  it('where nothing is found, those that come near', async () => {
    expect((await nearestCards('parkign', contextOf().context)).map(({ uid }) => uid)).toContain('parking')
    expect(await nearestCards('qqqqqqqq', contextOf().context)).toEqual([])
  })

  it('nothing that a visitor types is an operator, or breaks anything', () => {
    const cards = entries.slice(0, 4).map((entry) => entry as unknown as TopCard)
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.stringMatching(/^[=!^$'"|\\ a-z]{0,40}$/),
    )
    fc.assert(
      fc.property(hostile, (term) => {
        for (const name of ['default', 'exact', 'completion'] as const) findCards(cards, term, name)
      }),
      { seed: 13 },
    )
    for (const term of ['!zzz', '^park', 'zzz | parking', '"parking', "'arking", '=arking'])
      expect([term, findCards(cards, term, 'exact').map(({ uid }) => uid)]).toEqual([
        term,
        term === '"parking' ? ['parking'] : [],
      ])
  })
})
