import { composed, entryOf, stub } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import episodePage from '../pages/episode.ts'
import type { Recordings } from '../recordings/index.ts'
import { podcast } from './fixtures.ts'

const recordings: Recordings = {
  sizeOf: async () => 96_000,
  cuesOf: async () => [{ start: 0, end: 4, text: 'A lid.' }],
}
const fields = {
  title: 'Box kiln',
  slug: 'kiln',
  partOf: stub('podcast_season', 'two'),
  episodeNumber: 3,
  audio: stub('audio_asset', 'second'),
}
const seriesPage = entryOf('page_podcast_series', 'boxes-page', { path: '/podcasts/out-of-storage' })
const pageOf = (more: object = {}, ports: object = { recordings }, options: object = {}) =>
  composed(
    episodePage,
    { ...fields, ...more },
    {
      entries: [...podcast, seriesPage, entryOf('author', 'ida', { title: 'Ida Moss', path: '/author/ida' })],
      types: [],
      plugins: [area],
      ports,
      ...options,
    },
  )

describe('the page of an episode', () => {
  it('POD-026 POD-039 stands below its series', async () => {
    expect((await pageOf()).entry).toMatchObject({
      path: '/podcasts/out-of-storage/kiln',
      partOf: { number: 2, partOf: { name: 'Out of Storage' } },
      audio: { releaseDate: '2026-01-20', duration: '00:12:00' },
    })
  })

  it('POD-027 says who speaks, how long, and when it was released', async () => {
    const { of } = await pageOf({ authors: [entryOf('person', 'ida', { givenName: 'Ida', familyName: 'Moss' })] })
    expect(of('hero')).toMatchObject([
      {
        eyebrow: { title: 'Out of Storage', href: '/podcasts/out-of-storage' },
        title: 'Box kiln',
        duration: '12 min',
        authors: [{ title: 'Ida Moss' }],
        published: { iso: '2026-01-20', label: 'January 20, 2026' },
      },
    ])
  })

  it('POD-027 says how long it is beside a subtitle of its own, too', async () => {
    const hero = async (more: object) => (await pageOf(more)).of('hero')
    const ownWords = { subtitle: 'How it was mended', duration: '12 min' }
    expect(await hero({ subtitle: 'How it was mended' })).toMatchObject([ownWords])
    expect(await hero({ hero: { subtitle: 'How it was mended' } })).toMatchObject([ownWords])
  })

  it('POD-028 plays the recording, and shows what is said in it: its own words, else those of the recording', async () => {
    const shown = async (more: object) => (await pageOf(more)).of('podcastAudio')
    expect(await shown({})).toMatchObject([
      {
        feature: { source: '/media/second.mp3', title: 'Box kiln', seconds: 720 },
        transcript: '<p>A lid.</p>',
        cues: [],
      },
    ])
    expect(await shown({ transcript: '<p>Own.</p>' })).toMatchObject([{ transcript: '<p>Own.</p>' }])
    expect(await shown({ audio: undefined, transcript: '<p>Own.</p>' })).toMatchObject([{ transcript: '<p>Own.</p>' }])
    expect(await shown({ audio: undefined })).toEqual([])
  })

  it('POD-028 shows when it is said where there are captions; without them the words stand alone', async () => {
    const captions = entryOf('audio_asset', 'told', {
      title: 'Told',
      metadataFields: { published_url: ['/media/told.mp3'], captions: ['/media/told.es.vtt', '/media/told.en.vtt'] },
    })
    const asked: string[] = []
    const cuesOf = async (source: string) => {
      asked.push(source)
      return [{ start: 0, end: 4, text: 'A lid.' }]
    }
    const { of } = await pageOf({ audio: captions }, { recordings: { ...recordings, cuesOf } })
    expect(of('podcastAudio')).toMatchObject([{ cues: [{ start: 0, text: 'A lid.' }] }])
    expect(asked).toEqual(['/media/told.en.vtt'])
    const broken = { recordings: { ...recordings, cuesOf: async () => Promise.reject(new Error('no')) } }
    expect((await pageOf({ audio: captions, transcript: '<p>A lid.</p>' }, broken)).of('podcastAudio')).toMatchObject([
      { cues: [], transcript: '<p>A lid.</p>' },
    ])
  })

  it('POD-028 in another language takes the captions in that one; those that name none are in the language of the site', async () => {
    const captions = entryOf('audio_asset', 'told', {
      title: 'Told',
      metadataFields: { published_url: ['/media/told.mp3'], captions: ['/media/told.vtt', '/media/told.es.vtt'] },
    })
    const languages = [
      { tag: 'en-US', label: 'English', path: '' },
      { tag: 'es', label: 'Español', path: '/es' },
    ]
    const askedIn = async (language: string) => {
      const asked: string[] = []
      const cuesOf = async (source: string) => {
        asked.push(source)
        return []
      }
      await pageOf(
        { audio: captions },
        { recordings: { ...recordings, cuesOf } },
        { institution: { language, languages } },
      )
      return asked
    }
    expect(await askedIn('en-US')).toEqual(['/media/told.vtt'])
    expect(await askedIn('es')).toEqual(['/media/told.es.vtt'])
  })

  it('POD-028 POD-039 shows a transcript in the language of the page before captions in another', async () => {
    const told = (captions: string) =>
      entryOf('audio_asset', 'told', {
        title: 'Told',
        metadataFields: { published_url: ['/media/told.mp3'], captions: [captions] },
      })
    const shown = async (captions: string, more: object) => {
      const [listen] = (await pageOf({ audio: told(captions), ...more })).of('podcastAudio')
      return { lines: (listen?.cues as object[] | undefined)?.length, transcript: listen?.transcript }
    }
    const own = { transcript: '<p>A lid.</p>' }
    expect(await shown('/media/told.es.vtt', own)).toEqual({ lines: 0, ...own })
    expect(await shown('/media/told.en.vtt', own)).toEqual({ lines: 1, ...own })
    const foreign = { ...own, publishDetails: { locale: 'fr-FR' } }
    expect(await shown('/media/told.es.vtt', foreign)).toEqual({ lines: 1, ...own })
    expect(await shown('/media/told.es.vtt', {})).toEqual({ lines: 1, transcript: undefined })
  })

  it('leads to its series and the feed while the page of that is there', async () => {
    const links = async (entries: readonly object[]) => {
      const { of } = await pageOf({}, { recordings }, { entries })
      return [...of('hero'), ...of('podcastFollow')].map(({ eyebrow, links }) => eyebrow ?? links)
    }
    const followed = [{ title: 'orchard' }, { title: 'Phonograph' }]
    expect(await links([...podcast, seriesPage])).toMatchObject([
      { title: 'Out of Storage', href: '/podcasts/out-of-storage' },
      [...followed, { href: '/podcasts/out-of-storage/rss.xml' }],
    ])
    expect(await links(podcast)).toMatchObject([{ title: 'Out of Storage', href: undefined }, followed])
  })

  it('has its chapters in order, and leaves out those that say no time', async () => {
    const chapters = [
      { start: '01:30', title: 'Later' },
      { start: '00:00:00', title: 'First' },
      { start: 'soon', title: 'Never' },
    ]
    expect((await pageOf({ chapters })).of('podcastAudio')).toMatchObject([
      {
        chapters: [
          { seconds: 0, title: 'First' },
          { seconds: 90, title: 'Later' },
        ],
      },
    ])
  })

  it('POD-029 shows its body', async () => {
    const { sections } = await pageOf({ body: [{ blockType: 'textBlock', text: '<p>Notes.</p>' }] })
    expect(sections).toContainEqual(expect.objectContaining({ blockType: 'textBlock', text: '<p>Notes.</p>' }))
  })

  it('POD-030 POD-031 says of which season and which number it is where it is followed', async () => {
    const heading = async (more: object) => (await pageOf(more)).of('podcastFollow')[0]?.heading
    expect(await heading({})).toBe('Season 2 – Part two, Episode 3')
    expect(await heading({ episodeNumber: undefined })).toBe('Season 2 – Part two')
  })

  it('POD-032 shows related content under the heading of an editor', async () => {
    const { of } = await pageOf({ relatedContent: [stub('podcast_episode', 'jug')], relatedContentHeading: 'Jugs' })
    expect(of('cardListing')).toMatchObject([
      {
        title: 'Jugs',
        items: [{ title: 'Box jug', href: '/podcasts/out-of-storage/jug', subtitle: 'Podcast Episode' }],
      },
    ])
  })

  it('POD-025 is a PodcastEpisode of its season and series', async () => {
    expect((await pageOf()).jsonLd).toMatchObject([
      {
        '@type': 'PodcastEpisode',
        name: 'Box kiln',
        episodeNumber: 3,
        datePublished: '2026-01-20T00:00:00-08:00',
        timeRequired: 'PT12M',
        associatedMedia: { contentUrl: 'https://www.ellery.example/media/second.mp3' },
        partOfSeason: { '@type': 'PodcastSeason', seasonNumber: 2 },
        partOfSeries: {
          '@type': 'PodcastSeries',
          '@id': 'https://www.ellery.example/podcasts/out-of-storage#podcastseries',
        },
      },
    ])
  })

  it('has no page without its series', async () => {
    const { entry } = await composed(episodePage, fields, {
      entries: podcast.filter(({ uid }) => uid !== 'two'),
    }).catch(() => ({ entry: { path: null } }))
    expect(entry.path).toBeNull()
  })
})
