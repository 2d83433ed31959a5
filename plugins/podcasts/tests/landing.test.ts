import type { Card } from 'atrium'
import { composed, entryOf, stub } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import episodePage from '../pages/episode.ts'
import landing from '../pages/podcasts.ts'
import seriesPage from '../pages/series.ts'
import { podcast } from './fixtures.ts'

const pageFor = (uid: string, title: string, slug: string) => [
  entryOf('podcast_series', uid, { title, slug }),
  entryOf('page_podcast_series', `page_${uid}`, { title, series: stub('podcast_series', uid) }),
]
const pageOf = (fields: object, entries: readonly object[] = []) =>
  composed(
    landing,
    { title: 'Podcasts', ...fields },
    {
      plugins: [area],
      types: [landing, seriesPage, episodePage],
      entries: [...podcast, ...(entries as typeof podcast)],
    },
  )

describe('the landing page of podcasts', () => {
  it('POD-001 POD-002 POD-003 opens with the podcasts by title, and links to its own sections', async () => {
    const entries = [...pageFor('w', 'Wax', 'wax'), ...pageFor('a', 'Air', 'air')]
    const featuredSeries = { title: 'All', items: [stub('podcast_series', 'boxes')] }
    const { of, entry } = await pageOf({ featuredSeries }, entries)
    expect(of('cardListing')).toMatchObject([{ id: 'series' }])
    expect(entry.path).toBe('/podcasts')
    expect(of('hero')).toMatchObject([
      {
        navigation: {
          title: 'Podcasts',
          menus: [
            {
              items: [
                { title: 'Air', href: '/podcasts/air' },
                { title: 'Wax', href: '/podcasts/wax' },
              ],
            },
          ],
        },
        jumpTo: 'sections',
      },
    ])
  })

  it('POD-003 SITE-066 has the menu of podcasts in the page, too', async () => {
    expect((await pageOf({}, pageFor('a', 'Air', 'air'))).of('sectionNavigation')).toMatchObject([
      { navigation: { title: 'Podcasts', menus: [{ items: [{ title: 'Air', href: '/podcasts/air' }] }] } },
    ])
  })

  it('NAV-038 POD-047 has a menu of every podcast by title, which editors may replace', async () => {
    const { context } = await pageOf({}, [...pageFor('w', 'Wax', 'wax'), ...pageFor('a', 'Air', 'air')])
    const menu = await context.navigation('podcasts')
    expect(menu?.menus[0]?.items.map(({ title }) => title)).toEqual(['Air', 'Wax'])
  })

  it('NAV-038 POD-047 menu and cards call a podcast what its page does, in its language', async () => {
    const publishDetails = { time: '2026-03-01T00:00:00.000Z', locale: 'es' }
    const [air, page] = pageFor('a', 'Air', 'air') as [object, object]
    const renamed = { ...air, displayTitle: 'Zeta', blurb: '<p>De un aire.</p>', publishDetails }
    const { context } = await pageOf({}, [renamed, page, ...pageFor('w', 'Wax', 'wax')])
    expect((await context.navigation('podcasts'))?.menus[0]?.items).toEqual([
      { title: 'Wax', href: '/podcasts/wax' },
      { title: 'Zeta', href: '/podcasts/air', lang: 'es' },
    ])
    const [card] = await context.content.cardsOf(['page_a'])
    expect(card).toMatchObject({ title: 'Zeta', href: '/podcasts/air', excerpt: '<p>De un aire.</p>' })
    const { items } = await context.content.cards('page_podcast_series')
    expect(items.map(({ title }) => title).sort()).toEqual(['Wax', 'Zeta'])
  })

  it('POD-004 the name of a series in another language is not said in that of the site', async () => {
    const time = '2026-03-01T00:00:00.000Z'
    const entries = podcast.map((one) =>
      one.uid === 'boxes' || one.uid === 'jug' ? { ...one, publishDetails: { time, locale: 'es' } } : one,
    )
    const featureItems = [stub('podcast_episode', 'jug')]
    const { of } = await composed(
      landing,
      { title: 'Podcasts', featureItems },
      { plugins: [area], types: [landing, seriesPage, episodePage], entries },
    )
    const [card] = (of('listingFeature')[0]?.items ?? []) as Card[]
    expect([card?.lang, card?.subtitle, card?.said ?? []]).toEqual([
      'es',
      'Out of Storage',
      expect.not.arrayContaining(['subtitle']),
    ])
  })

  it('POD-004 says of featured episodes of which series they are', async () => {
    const { of } = await pageOf({ featureItems: [stub('podcast_episode', 'jug'), stub('podcast_series', 'boxes')] })
    expect(of('listingFeature')).toMatchObject([
      {
        items: [
          { title: 'Box jug', subtitle: 'Out of Storage', href: '/podcasts/out-of-storage/jug' },
          { title: 'Out of Storage', subtitle: 'Podcast', href: '/podcasts/out-of-storage' },
        ],
      },
    ])
  })

  it('POD-004 reads out the name of the series in the language of the episode', async () => {
    const languages = [
      { tag: 'es', label: 'Español', path: '/es' },
      { tag: 'en-US', label: 'English', path: '' },
    ]
    const { of } = await composed(
      landing,
      { title: 'Podcasts', featureItems: [stub('podcast_episode', 'jug')] },
      {
        plugins: [area],
        types: [landing, seriesPage, episodePage],
        entries: podcast.map((one) => ({ ...one, publishDetails: { locale: 'en-US' } })) as typeof podcast,
        institution: { language: 'es', languages },
      },
    )
    expect(of('listingFeature')).toMatchObject([
      { items: [{ subtitle: 'Out of Storage', lang: 'en-US', said: ['date'] }] },
    ])
  })

  it('POD-005 features series, each with a call to action', async () => {
    const items = [stub('podcast_series', 'boxes')]
    const { of } = await pageOf({ featuredSeries: { title: 'All four', items, callToActionText: 'Hear them' } })
    expect(of('cardListing')).toMatchObject([
      { title: 'All four', ctaText: 'Hear them', items: [{ href: '/podcasts/out-of-storage' }] },
    ])
  })
})
