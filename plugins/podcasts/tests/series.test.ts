import { composed, entryOf, stub } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import episodePage from '../pages/episode.ts'
import seriesPage from '../pages/series.ts'
import podcastSeason from '../types/podcast-season.ts'
import { episode, podcast, season, series, sound } from './fixtures.ts'

const page = {
  title: 'The boxes',
  series: stub('podcast_series', 'boxes'),
  listHeading: 'Boxes',
  defaultHeading: 'All of them',
}
const settings = { podcastServices: [{ service: 'orchard', label: 'Orchard Podcasts', icon: 'podcast' }] }
const pageOf = (fields: object = {}, entries: readonly object[] = podcast) =>
  composed(
    seriesPage,
    { ...page, ...fields },
    { entries: entries as typeof podcast, settings, types: [episodePage, podcastSeason], plugins: [area] },
  )
/** The same podcast with its first season alone. */
const single = podcast.filter(({ uid }) => !['two', 'lamp', 'mirror'].includes(uid as string))

describe('the page of a series', () => {
  it('POD-006 POD-007 POD-033 stands at the slug of its series', async () => {
    const { entry } = await pageOf()
    expect(entry).toMatchObject({ path: '/podcasts/out-of-storage', series: { ...series, image: { uid: 'cover' } } })
  })

  it('POD-008 POD-010 opens with title, blurb, links to its sections and the podcasts menu', async () => {
    const { of } = await pageOf()
    expect(of('hero')).toMatchObject([
      {
        title: 'Out of Storage',
        subtitle: 'A box is opened.',
        image: { uid: 'cover' },
        jumpTo: 'sections',
        navigation: { menus: [{ items: [{ title: 'Out of Storage', href: '/podcasts/out-of-storage' }] }] },
      },
    ])
  })

  it('POD-008 SITE-066 has the podcasts menu also in the page', async () => {
    const items = [{ title: 'Out of Storage', href: '/podcasts/out-of-storage' }]
    expect((await pageOf()).of('sectionNavigation')).toMatchObject([{ navigation: { menus: [{ items }] } }])
  })

  it('POD-009 POD-045 POD-046 says in the same room where it is followed; an unknown service as it is written', async () => {
    const { sections } = await pageOf()
    expect(sections.slice(0, 2)).toMatchObject([
      { blockType: 'hero', colorName: 'sunset' },
      {
        blockType: 'podcastFollow',
        colorName: 'sunset',
        heading: 'Follow the boxes',
        text: '<p>Every other Tuesday.</p>',
        links: [
          { title: 'Orchard Podcasts', href: 'https://orchard.example.org/boxes', icon: 'podcast' },
          { title: 'Phonograph', href: 'https://phono.example.org/boxes' },
          { title: 'RSS feed', href: '/podcasts/out-of-storage/rss.xml' },
        ],
      },
    ])
  })

  it('POD-034 names the feed that its entry names, once', async () => {
    const entries = podcast.map((one) =>
      one.uid === 'boxes' ? { ...one, rssFeed: 'https://feeds.example.org/boxes.xml' } : one,
    )
    const { of, jsonLd, head } = await pageOf({}, entries)
    const [follow] = of('podcastFollow') as unknown as { links: { href: string }[] }[]
    expect(follow?.links.map(({ href }) => href).filter((href) => /feed|rss/.test(href))).toEqual([
      'https://feeds.example.org/boxes.xml',
    ])
    expect(jsonLd[0]).toMatchObject({ webFeed: 'https://feeds.example.org/boxes.xml' })
    expect(head.feeds.map(({ href }) => href)).toEqual(['https://feeds.example.org/boxes.xml'])
    expect((await pageOf()).head.feeds[0]?.href).toBe('/podcasts/out-of-storage/rss.xml')
  })

  it('POD-011 POD-040 POD-041 POD-042 shows a module for each season, seasons and episodes with the latest first', async () => {
    const modules = (await pageOf()).of('podcastAudio')
    expect(modules).toMatchObject([
      {
        id: 'season-2',
        items: [{ href: '/podcasts/out-of-storage/mirror' }, { href: '/podcasts/out-of-storage/lamp' }],
      },
      { id: 'season-1', items: [{ href: '/podcasts/out-of-storage/jug' }] },
    ])
  })

  it('POD-012 POD-013 POD-014 POD-015 POD-016 POD-017 POD-035 shows trailer, picture, words and transcript of a season', async () => {
    const [, first] = (await pageOf()).of('podcastAudio')
    expect(first).toMatchObject({
      title: 'Downstairs',
      excerpt: '<p>Four in five lie below.</p>',
      image: { uid: 'cover' },
      feature: { title: 'Trailer', source: '/media/trailer.mp3', duration: '00:12:00', seconds: 720 },
      transcript: '<p>A drawer.</p>',
      listHeading: 'Boxes',
    })
  })

  it('POD-018 POD-036 POD-037 heads a season of several with its full title, one alone with the default', async () => {
    const headings = async (entries: readonly object[]) =>
      (await pageOf({}, entries)).of('podcastAudio').map(({ heading }) => heading)
    expect(await headings(podcast)).toEqual(['Season 2 – Part two', 'Season 1 – Part one'])
    expect(await headings(single)).toEqual(['All of them'])
    expect(await headings([...podcast, season('three', 3, { singleSeason: true })])).toContain('All of them')
  })

  it('POD-019 CLR-029 has the subtitle of a season under a heading only; the default one counts', async () => {
    const intro = async (fields: object) => (await pageOf(fields, single)).of('podcastAudio')[0]?.intro
    expect(await intro({})).toBe('Seven boxes')
    expect(await intro({ defaultHeading: undefined })).toBeUndefined()
  })

  it('POD-020 POD-038 names an episode with its season where there are several', async () => {
    const titles = async (entries: readonly object[]) =>
      (await pageOf({}, entries)).of('podcastAudio').flatMap(({ items }) => (items as { title: string }[])[0]?.title)
    expect(await titles(podcast)).toEqual(['Part two: Box mirror', 'Part one: Box jug'])
    expect(await titles(single)).toEqual(['Box jug'])
  })

  it('POD-021 shows what else to explore', async () => {
    const entries = [...podcast, entryOf('content_promo', 'card', { title: 'Library card' })]
    const { of } = await pageOf({ contentPromo: [stub('content_promo', 'card')] }, entries)
    expect(of('promoCards')).toMatchObject([{ heading: 'Explore', items: [{ title: 'Library card' }] }])
  })

  it('POD-022 POD-023 POD-024 POD-025 is a PodcastSeries of its seasons, from its oldest episode to its newest', async () => {
    const { jsonLd } = await pageOf()
    expect(jsonLd).toMatchObject([
      {
        '@type': 'PodcastSeries',
        name: 'Out of Storage',
        abstract: 'A box is opened.',
        datePublished: '2025-05-06T00:00:00-07:00',
        dateModified: '2026-02-03T00:00:00-08:00',
        webFeed: 'https://www.ellery.example/podcasts/out-of-storage/rss.xml',
        hasPart: [
          { '@type': 'PodcastSeason', name: 'Season 2 – Part two', seasonNumber: 2, numberOfEpisodes: 2 },
          { '@type': 'PodcastSeason', seasonNumber: 1, numberOfEpisodes: 1 },
        ],
      },
    ])
  })

  it('is there before its first season, and without what is missing', async () => {
    const bare = [entryOf('podcast_series', 'boxes', { title: 'Boxes', slug: 'boxes' })]
    const { sections, jsonLd } = await pageOf({}, bare)
    expect(sections.map(({ blockType }) => blockType)).not.toContain('podcastAudio')
    expect(jsonLd[0]).not.toHaveProperty('datePublished')
    const page = [...bare, season('one', 1), episode('jug', 'one', 1, { audio: stub('audio_asset', 'elsewhere') })]
    const elsewhere = sound('elsewhere', { published_url: ['http://audio.example.org/jug'] })
    const [only] = (await pageOf({}, [...page, elsewhere])).of('podcastAudio')
    expect(only).toMatchObject({ items: [{ title: 'Box jug' }] })
    expect(JSON.stringify(only)).not.toContain('played')
  })
})
