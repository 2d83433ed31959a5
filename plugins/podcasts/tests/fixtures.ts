import { entryOf, stub } from 'atrium/testing'

/** A podcast of two seasons, the later one with two episodes. */
export const image = entryOf('image', 'cover', { alt: 'A cup', iiif: { id: 'cup' }, width: 1800, height: 1800 })
export const series = {
  title: 'Out of Storage',
  slug: 'out-of-storage',
  blurb: '<p>A box is <em>opened</em>.</p>',
  image: stub('image', 'cover'),
  followHeader: 'Follow the boxes',
  followDescription: '<p>Every other Tuesday.</p>',
  externalLinks: [
    { service: 'orchard', url: 'https://orchard.example.org/boxes' },
    { service: 'Phonograph', url: 'https://phono.example.org/boxes' },
  ],
}
export const sound = (uid: string, metadata: Record<string, string[]> = {}) =>
  entryOf('audio_asset', uid, {
    title: uid,
    metadataFields: { published_url: [`/media/${uid}.mp3`], duration: ['00:12:00'], ...metadata },
  })
export const season = (uid: string, number: number, fields: object = {}) =>
  entryOf('podcast_season', uid, { title: `Part ${uid}`, number, partOf: stub('podcast_series', 'boxes'), ...fields })
export const episode = (uid: string, of: string, episodeNumber: number, fields: object = {}) =>
  entryOf('podcast_episode', uid, {
    title: `Box ${uid}`,
    slug: uid,
    partOf: stub('podcast_season', of),
    episodeNumber,
    ...fields,
  })

export const podcast = [
  image,
  entryOf('podcast_series', 'boxes', series),
  season('one', 1, {
    subtitle: 'Seven boxes',
    intro: 'Downstairs',
    blurb: '<p>Four in five lie below.</p>',
    image: stub('image', 'cover'),
    trailer: { audio: stub('audio_asset', 'trailer') },
    transcript: '<p>A drawer.</p>',
  }),
  season('two', 2),
  sound('trailer', { release_date: ['2025-04-01'] }),
  sound('first', { release_date: ['2025-05-06'] }),
  sound('second', { release_date: ['2026-01-20'], text_transcript: ['<p>A lid.</p>'] }),
  sound('third', { release_date: ['soon'] }),
  episode('jug', 'one', 1, { audio: stub('audio_asset', 'first'), blurb: '<p>A handle.</p>' }),
  episode('lamp', 'two', 1, { audio: stub('audio_asset', 'second') }),
  episode('mirror', 'two', 2, { audio: stub('audio_asset', 'third'), publicationDate: '2026-02-03' }),
]
