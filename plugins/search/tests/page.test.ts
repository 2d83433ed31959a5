import filteredList from 'atrium/blocks/filtered-list/index.tsx'
import { entryOf } from 'atrium/testing'
import { shown as shownBlock, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import search from '../pages/search.ts'
import { cardOf } from '../results/result-card.ts'
import { synonyms } from '../synonyms/synonyms.ts'
import { record, searchPort } from './found.ts'
import { everything, many, page, parking } from './search-page.ts'

const kinds = (sections: readonly { blockType: string }[]) => sections.map(({ blockType }) => blockType)

describe('the search page', () => {
  it('SRCH-001 SRCH-003 SRCH-004 stands at /search, with its title and the field', async () => {
    expect(search.route).toBe('/search')
    const beside = { suggestions: '/api/type-ahead', alike: synonyms, description: '/opensearch.xml' }
    expect(area.search).toEqual({ path: '/search', ...beside })
    const { sections, of, asked } = await page({})
    expect(kinds(sections)).toEqual(['hero', 'searchForm'])
    expect(of('hero')).toMatchObject([{ title: 'Search' }])
    expect(of('searchForm')).toMatchObject([{ action: '/search', suggestions: '/api/type-ahead' }])
    expect(asked).toEqual([])
  })

  it.each([[''], ['   '], ['\u200b\u0007']])('SITE-007 asks nothing for an empty term: %j', async (q) => {
    const { asked, sections } = await page({ q: search.query?.q?.accept(q) ?? '' })
    expect([asked, kinds(sections)]).toEqual([[], ['hero', 'searchForm']])
  })

  it.each([
    ['is trimmed, in one line', '  marbled \n\t paper ', 'marbled paper'],
    ['is composed', 'Zoe\u0308', 'Zoë'],
    ['has no control characters', 'a\u0000b\u202ec', 'a b c'],
    ['is cut where nobody would read on', 'x'.repeat(10_000), 'x'.repeat(200)],
    ['is whole in any script', '京都 الخزف', '京都 الخزف'],
  ])('SITE-007 the term %s', (_case, typed, term) => {
    expect(search.query?.q?.accept(typed)).toBe(term)
  })

  it('SRCH-002 SRCH-007 shows the search tools, each with its link', async () => {
    const link = { title: 'Read the guide', href: '/guide' }
    const searchTools = { title: 'Other places', items: [{ title: 'Index', text: '<p>Sales.</p>', link }, { link }] }
    const { of } = await page({}, everything, { fields: { searchTools } })
    expect(of('relatedLinks')).toMatchObject([
      {
        title: 'Other places',
        items: [
          { title: 'Index', blurb: '<p>Sales.</p>', cta: link },
          { title: 'Read the guide', cta: link },
        ],
      },
    ])
  })

  it('SRCH-009 yields error, results, the first matching top card, and the total', async () => {
    const { data } = await page({ q: 'parking' }, { hits: [record('Trams')], total: 31, error: 'too slow' })
    expect(data).toMatchObject({
      error: 'too slow',
      results: [{ title: 'Trams' }],
      topCard: { uid: 'parking' },
      total: 31,
    })
  })

  it('SRCH-010 shows the top card with title, description, picture and groups of links, before the results', async () => {
    const { sections, of } = await page({ q: 'Parking' })
    expect(kinds(sections)).toEqual(['hero', 'searchForm', 'searchTopCard', 'searchNotice', 'filteredList'])
    expect(of('searchTopCard')).toMatchObject([
      {
        title: 'Parking and trams',
        description: '<p>At the foot of the hill.</p>',
        image: { uid: 'pic' },
        groups: [{ heading: 'Center', links: [{ title: 'Getting there', href: '/visit/center' }] }],
      },
    ])
    expect((await page({ q: 'clay' })).of('searchTopCard')).toEqual([])
  })

  it('SRCH-010 shows the card of what was meant, where that was typed wrong', async () => {
    const answer = { hits: [record('Trams')], suggestion: 'parking', isReplaced: true }
    expect((await page({ q: 'parkign' }, answer)).of('searchTopCard')).toMatchObject([{ title: 'Parking and trams' }])
    expect((await page({ q: 'parkign' }, { hits: [record('Trams')] })).of('searchTopCard')).toEqual([])
  })

  it('shows in the top card the hours of the sites that it names, as they are now, and where their pages are', async () => {
    const openHours = entryOf('open_hours', 'hours', {
      dailyHours: { saturday: { openTime: '10:00', closeTime: '20:00' } },
      dateHours: [{ date: '2026-03-15', reason: 'Snow' }],
      standardHours: '<p>Saturdays.</p>',
    })
    const site = (uid: string, fields = {}) =>
      entryOf('ellery_location', uid, { title: `The ${uid}`, locationId: uid, ...fields })
    const sites = [site('center', { openHours, primaryUrl: 'https://center.example' }), site('villa')]
    const card = { ...parking, sites }
    const { of, context } = await page({ q: 'parking' }, {}, { entries: [card], now: '2026-03-14T11:00:00-07:00' })
    expect(of('searchTopCard')).toMatchObject([
      {
        sites: [
          {
            title: 'The center',
            href: 'https://center.example',
            hours: { now: 'Open now until 8pm', today: '10am–8pm', standard: '<p>Saturdays.</p>', ahead: [] },
          },
        ],
      },
    ])
    expect(context.dependencies.next).toEqual(new Date('2026-03-15T03:00:00Z'))
  })

  it('SRCH-005 SRCH-011 SRCH-012 shows 20 results a page, of page n those from (n-1)*20', async () => {
    const { of, asked, head } = await page({ q: 'clay', page: '3' })
    expect(asked).toEqual([{ term: 'clay', from: 40, size: 20, kind: undefined, source: undefined }])
    expect(of('filteredList')).toMatchObject([
      { heading: 'Results for “clay”', total: 45, page: 3, pages: 3, query: [['q', 'clay']] },
    ])
    expect(of('filteredList')[0]?.items).toHaveLength(5)
    expect([head.previous, head.next]).toEqual(['/search?q=clay&page=2', undefined])
  })

  it('CLR-004 counts a page beyond the end as not asked for', async () => {
    const { asked, list } = await page({ q: 'clay', page: '9' })
    expect([asked.map(({ from }) => from), list.page]).toEqual([[160, 0], 1])
  })

  it('Q-24 leads to the first 1,000 results: a page beyond them is never asked for', async () => {
    const all = ({ from, size }: { from: number; size: number }) => ({
      hits: many.slice(0, from < 1000 ? size : 0),
      total: 10_020,
    })
    const last = await page({ q: 'clay', page: '50' }, all)
    expect([last.list.page, last.list.pages, last.list.total]).toEqual([50, 50, 10_020])
    for (const beyond of ['51', '9999']) {
      const { asked, list } = await page({ q: 'clay', page: beyond }, all)
      expect([asked.map(({ from }) => from), list.page]).toEqual([[0], 1])
    }
  })

  it('SITE-031 is not for search engines, and is called by what is looked for', async () => {
    expect((await page({})).head).toMatchObject({ noindex: true, title: 'Search | The Ellery' })
    expect((await page({ q: 'clay' })).head).toMatchObject({ noindex: true, title: 'Search: clay | The Ellery' })
  })
})

describe('a result', () => {
  const owl = record('Owl', {
    url: 'https://collection.example/owl',
    kind: 'artwork',
    source: 'museum_collection_pages',
    description: 'A jug <with> an owl.',
    image: { iiif: { id: 'owl' } },
  })
  const shown = async (fields = {}, settings = {}) => {
    const { of } = await page({ q: 'owl' }, { hits: [{ ...owl, ...fields }] }, { settings })
    return (of('filteredList')[0] as unknown as { items: object[] }).items[0]
  }

  it('SRCH-013 SRCH-015 SRCH-016 has title, link and description, what it is and where it is from', async () => {
    expect(await shown()).toMatchObject({
      title: 'Owl',
      href: 'https://collection.example/owl',
      excerpt: '<p>A jug &lt;with&gt; an owl.</p>',
      subtitle: 'Artwork',
      meta: 'Museum Collection',
    })
  })

  it('SRCH-015 says what it is also where all on the page are the same', async () => {
    const { of } = await page({ q: 'owl' }, { hits: [owl, { ...owl, title: 'Owlet' }] })
    const body = shownBlock(filteredList, of('filteredList')[0] as never)
    expect(texts(body, '.card-subtitle')).toEqual(['Artwork', 'Artwork'])
  })

  it('SRCH-013 shows the passage that holds what is looked for, marked', async () => {
    const extract = [
      { text: 'A <b>jug</b> with an ', marked: false },
      { text: 'owl & owlet', marked: true },
      { text: '', marked: true },
    ]
    expect(await shown({ extract })).toMatchObject({
      excerpt: '<p>A &lt;b&gt;jug&lt;/b&gt; with an <mark>owl &amp; owlet</mark></p>',
    })
    expect(await shown({ description: '' })).toMatchObject({ excerpt: undefined })
  })

  it('SRCH-014 SRCH-019 has its picture where the configuration says so', async () => {
    expect(await shown()).toMatchObject({ image: { iiif: { id: 'owl' } } })
    expect(await shown({}, { showSearchImages: false })).toMatchObject({ image: undefined })
  })

  it.each([
    ['https://pictures.example/owl.jpg', true],
    ['/owl.jpg', true],
    ['http://pictures.example/owl.jpg', false],
    ['//pictures.example/owl.jpg', false],
    ['data:image/png;base64,AA', false],
    ['https://', false],
  ])('SRCH-024 shows a picture at an address of its own, where that is safe: %s', async (src, isShown) => {
    const image = isShown ? { src, alt: 'An owl' } : undefined
    expect(await shown({ image: { src, alt: 'An owl' } })).toMatchObject({ image })
  })

  it('SRCH-018 is an entity of its own, and one of a kind that nobody knows is shown without its name', async () => {
    const { list, context } = await page({ q: 'owl' }, { hits: [owl] })
    expect(list.items).toEqual([owl])
    expect(cardOf({ ...owl, kind: 'nonsense' }, context).subtitle).toBeUndefined()
  })
})

describe('a search that finds nothing', () => {
  it('SRCH-006 says what an editor wrote', async () => {
    const { of } = await page({ q: 'qqq' }, {}, { fields: { noResultsMessage: '<p>Try less.</p>' } })
    expect(of('searchNotice')).toMatchObject([
      { term: 'qqq', nothing: true, failed: false, message: '<p>Try less.</p>' },
    ])
  })

  it('offers what may have been meant, and pages that come near', async () => {
    const { of } = await page({ q: 'parkign' }, { suggestion: 'parking & trams' })
    expect(of('searchNotice')).toMatchObject([
      {
        suggestion: { term: 'parking & trams', href: '/search?q=parking+%26+trams', isShown: false },
        nearest: [{ title: 'Parking and trams', href: '/visit/center' }],
      },
    ])
  })

  it('shows what was found for what may have been meant, and says so', async () => {
    const { of } = await page({ q: 'owlet house' }, { hits: [record('Owl')], suggestion: 'owl', isReplaced: true })
    expect(of('searchNotice')).toMatchObject([
      { term: 'owlet house', nothing: false, suggestion: { term: 'owl', isShown: true } },
    ])
    expect(of('filteredList')).toMatchObject([{ heading: 'Results for “owl”' }])
  })

  it('only offers what a short word may have meant, whether something else is found or not', async () => {
    const { of } = await page({ q: 'wifi' }, { suggestion: 'wife' })
    expect(of('searchNotice')).toMatchObject([{ nothing: true, suggestion: { term: 'wife', isShown: false } }])
    expect(of('filteredList')).toMatchObject([{ heading: 'Results for “wifi”' }])
    const { of: others } = await page({ q: 'villa wifi' }, { hits: [record('Villa')], suggestion: 'villa wife' })
    expect(others('searchNotice')).toMatchObject([{ nothing: false, suggestion: { isShown: false } }])
    expect(others('filteredList')).toMatchObject([{ heading: 'Results for “villa wifi”' }])
  })

  it('SRCH-009 because it fails says so; the top card is there', async () => {
    const { of, data } = await page({ q: 'parking' }, { error: 'The search service did not answer.' })
    expect(of('searchNotice')).toMatchObject([{ failed: true }])
    expect(of('searchTopCard')).toMatchObject([{ title: 'Parking and trams' }])
    expect(data).toMatchObject({ error: 'The search service did not answer.', results: [], total: 0 })
  })

  it('SRCH-017 works without top cards when they cannot be read', async () => {
    const port = searchPort(everything)
    const { context, list, entry } = await page({ q: 'parking' })
    const broken = {
      ...context,
      ports: { ...context.ports, search: port.search },
      shared: () => Promise.reject(new Error()),
    }
    const data = (await search.load?.({ entry, list, context: broken })) as { topCard?: object; results: object[] }
    expect([data.topCard, data.results.length]).toEqual([undefined, 20])
    expect(context.log.messages).toContain('Search Top Cards data is unavailable')
    expect(context.dependencies.renewal).not.toBeNull()
  })
})

it('a result in another language says which, and that what it is and where it is from is in that of the page', async () => {
  const { context } = await page({ q: 'jarra' })
  const shown = (fields: object) => cardOf(record('Jarra', fields), context)
  expect(shown({ lang: 'es' })).toMatchObject({ lang: 'es', said: ['subtitle', 'meta'] })
  expect([shown({}).lang, shown({}).said]).toEqual([undefined, undefined])
})
