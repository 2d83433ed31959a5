import { entryOf, stub, testSite } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { podcastGuid } from '../feed/channel.ts'
import area from '../index.ts'
import episodePage from '../pages/episode.ts'
import seriesPage from '../pages/series.ts'
import type { Recordings } from '../recordings/index.ts'
import { episode, podcast, sound } from './fixtures.ts'

const recordings: Recordings = { sizeOf: async () => 96_000, cuesOf: async () => [] }
const page = entryOf('page_podcast_series', 'page', { title: 'Boxes', series: stub('podcast_series', 'boxes') })
const siteOf = (entries: readonly object[] = [], ports: object = { recordings }) =>
  testSite({
    plugins: [area],
    types: [seriesPage, episodePage],
    entries: [...podcast, page, ...(entries as typeof podcast)],
    ports,
  })
const feedOf = async (entries: readonly object[] = [], ports?: object) =>
  (await siteOf(entries, ports).request('/podcasts/out-of-storage/rss.xml')).text

describe('the feed of a series', () => {
  it('holds the episodes of all its seasons that can be played, the latest first', async () => {
    const mute = episode('mute', 'two', 3)
    const framed = episode('framed', 'two', 4, { audio: stub('audio_asset', 'framed') })
    const text = await feedOf([mute, framed, sound('framed', { published_url: ['http://audio.example.org/page'] })])
    expect([...text.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)).toEqual([
      'Box mirror',
      'Box lamp',
      'Box jug',
      'Trailer: Season 1 – Part one',
    ])
  })

  it('brings the trailers of its seasons', async () => {
    const captions = ['/media/trailer.en.vtt']
    const when = sound('trailer', { release_date: ['2025-04-01'], duration: ['00:00:40'], captions })
    const text = await feedOf([when])
    const item = /<item><title>Trailer: Season 1 – Part one[\s\S]*?<\/item>/.exec(text)?.[0] ?? ''
    for (const part of [
      '<link>https://www.ellery.example/podcasts/out-of-storage#season-1</link>',
      '<itunes:episodeType>trailer</itunes:episodeType>',
      '<itunes:season>1</itunes:season>',
      '<itunes:duration>40</itunes:duration>',
      '<podcast:transcript url="https://www.ellery.example/media/trailer.en.vtt" type="text/vtt" language="en" rel="captions"',
      '<enclosure url="https://www.ellery.example/media/trailer.mp3" type="audio/mpeg" length="96000"/>',
    ])
      expect(item).toContain(part)
  })

  it('says of each its recording, season and number', async () => {
    const text = await feedOf()
    for (const part of [
      '<enclosure url="https://www.ellery.example/media/first.mp3" type="audio/mpeg" length="96000"/>',
      '<itunes:duration>720</itunes:duration>',
      '<itunes:season>1</itunes:season>',
      '<podcast:season name="Part one">1</podcast:season>',
      '<podcast:episode>1</podcast:episode>',
      '<pubDate>Tue, 06 May 2025 07:00:00 GMT</pubDate>',
      '<podcast:transcript url="https://www.ellery.example/podcasts/out-of-storage/lamp/transcript.txt" type="text/plain"',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('podcast:chapters')
  })

  it('ENG-025 names an author with the page that is here, or elsewhere', async () => {
    const authorOf = (fields: object) => entryOf('author', 'mara', { title: 'Mara Quill', ...fields })
    const personIn = async (fields: object) => {
      const text = await feedOf([
        episode('signed', 'two', 6, { audio: stub('audio_asset', 'second'), authors: [authorOf(fields)] }),
      ])
      return /<podcast:person[^>]*>/.exec(text)?.[0]
    }
    expect(await personIn({ path: '/author/mara' })).toContain(' href="https://www.ellery.example/author/mara"')
    expect(await personIn({ path: null, url: 'https://people.example.org/mara' })).toContain(
      ' href="https://people.example.org/mara"',
    )
    expect(await personIn({ path: null })).toBe('<podcast:person>')
  })

  it('stays whole where the size of a recording is not known', async () => {
    const failing = { recordings: { ...recordings, sizeOf: async () => Promise.reject(new Error('disk')) } }
    expect(await feedOf([], failing)).toContain('length="0"')
  })

  it('says of a recording elsewhere what the media library says, and 0 where that says nothing', async () => {
    const elsewhere = { recordings: { ...recordings, sizeOf: async () => null } }
    const text = await feedOf([sound('first', { release_date: ['2025-05-06'], file_size: ['1204'] })], elsewhere)
    expect([...text.matchAll(/length="(\d+)"/g)].map(([, length]) => length).sort()).toEqual(['0', '0', '0', '1204'])
  })

  it('brings the recordings in its other forms, too', async () => {
    const { request } = siteOf()
    const { items } = JSON.parse((await request('/podcasts/out-of-storage/feed.json')).text)
    expect(items[0].attachments).toEqual([
      { url: 'https://www.ellery.example/media/third.mp3', mime_type: 'audio/mpeg', size_in_bytes: 96_000 },
    ])
    expect((await request('/podcasts/out-of-storage/atom.xml')).text).toContain(
      '<link rel="enclosure" href="https://www.ellery.example/media/third.mp3" type="audio/mpeg" length="96000"/>',
    )
  })

  it('has the name that the namespace of podcasts gives it', () => {
    // The example of the namespace's own documentation.
    expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810')
  })
})

describe('files of an episode', () => {
  const chaptered = episode('kiln', 'two', 5, {
    audio: stub('audio_asset', 'second'),
    transcript: '<p>A &amp; B.<br />C<br>D</p><ul><li>One</li><li>Two</li></ul>',
    chapters: [
      { start: '01:30', title: 'Later', url: '/news' },
      { start: '0:00', title: 'First' },
    ],
  })

  it('are its chapters and what is said, as players read them', async () => {
    const { request } = siteOf([chaptered])
    const { text, headers } = await request('/podcasts/out-of-storage/kiln/chapters.json')
    expect([headers['content-type'], JSON.parse(text)]).toEqual([
      'application/json+chapters; charset=utf-8',
      {
        version: '1.2.0',
        title: 'Box kiln',
        chapters: [
          { startTime: 0, title: 'First' },
          { startTime: 90, title: 'Later', url: 'https://www.ellery.example/news' },
        ],
      },
    ])
    expect((await request('/podcasts/out-of-storage/kiln/transcript.txt')).text).toBe(
      'A & B.\n\nC\n\nD\n\nOne\n\nTwo\n',
    )
  })

  it.each([
    '/podcasts/out-of-storage/jug/chapters.json',
    '/podcasts/out-of-storage/jug/transcript.txt',
    '/podcasts/a/b/chapters.json',
  ])('are not there where there is nothing to tell: %s', async (path) => {
    expect((await siteOf().request(path)).status).toBe(404)
  })
})
