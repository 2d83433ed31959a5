import { f, section } from '#engine'
import { durationText } from '#model/media/duration.ts'
import { mediaLayout } from '#model/media/media-layout.ts'
import { recordingOf } from '#model/media/recording.ts'
import audioAsset from '#model/media/types/audio-asset.ts'
import { definePage } from '#model/page.ts'
import { episodeNode } from '../episode/episode.json-ld.ts'
import { listenSection } from '../episode/listen-section.ts'
import { releaseDate } from '../episode/release-date.ts'
import messages from '../messages.ts'
import { followSection } from '../series/follow.ts'
import { fullTitle } from '../series/season-titles.ts'
import podcastSeason from '../types/podcast-season.ts'

const chapter = () =>
  f.group(
    {
      start: f.required(f.text({ help: 'Where it begins, like 00:01:30.', example: '00:01:30' })),
      title: f.required(f.text()),
      url: f.url({ help: 'What it is about.' }),
    },
    { keys: 2 },
  )

export default definePage({
  type: 'podcast_episode',
  label: 'Podcast episode',
  help: 'One part of a podcast, with its recording.',
  route: '/podcasts/:series/:slug',
  fields: {
    slug: f.required(f.text({ help: 'Its address below that of the series.' })),
    partOf: f.required(f.reference(podcastSeason, { label: 'Season', preload: true })),
    episodeNumber: f.number(),
    blurb: f.html(),
    image: f.image(),
    authors: f.references(['author', 'person'], { preload: true }),
    audio: f.reference(audioAsset, { preload: true }),
    publicationDate: f.date({ help: 'Counts where the recording has no release_date.' }),
    keyMedia: mediaLayout(),
    transcript: f.html({ help: "Default: the recording's." }),
    chapters: f.list(chapter(), { help: 'Where the parts of the recording begin.' }),
    body: f.blocks(),
    credit: f.html(),
    relatedContent: f.cards(),
    relatedContentHeading: f.text(),
  },
  index: ['partOf', 'episodeNumber'],
  path({ entry, entryOf, none }) {
    const season = entryOf<{ partOf?: { uid: string; contentType: string } }>(entry.partOf)
    const series = season && entryOf<{ url?: string }>(season.partOf)
    return series?.url ? `${series.url}/${entry.slug}` : none('its series has no url')
  },
  address: 'Its slug below the address of its series.',
  card: ({ entry, translate }) => ({
    subtitle: translate(messages).podcastEpisode,
    image: entry.image ?? entry.partOf.image ?? entry.partOf.partOf.image,
    date: releaseDate(entry),
    meta: entry.partOf.partOf.name,
  }),
  search: () => ({ type: 'Podcast Episode' }),
  hero: { variant: 'Landing', colorName: 'warm-grey', navigation: 'podcasts' },
  load: ({ entry, context }) => listenSection(entry, context),
  compose({ entry, data: listen, parts, context }) {
    const { partOf: season, authors, keyMedia, episodeNumber } = entry
    const { dates } = context
    const t = context.translate(messages)
    const released = releaseDate(entry)
    const title = fullTitle(season, t.season)
    const duration = entry.audio && recordingOf(entry.audio)?.duration
    return [
      section('hero', {
        ...parts.hero,
        eyebrow: { title: season.partOf.name, href: season.partOf.url },
        duration: duration && durationText(duration, dates),
        authors: authors.map(({ name, path }) => ({ title: name, href: path ?? undefined })),
        published: released ? { iso: released, label: dates.long(released) } : undefined,
        image: parts.hero.image ?? entry.image ?? season.image ?? season.partOf.image,
      }),
      listen,
      keyMedia && section('keyMedia', keyMedia),
      ...entry.body,
      entry.credit && section('attribution', { text: entry.credit }),
      followSection(season.partOf, context, {
        heading: episodeNumber === undefined ? title : t.seasonEpisode({ season: title, number: episodeNumber }),
      }),
      section('cardListing', { title: entry.relatedContentHeading, items: entry.relatedContent }),
    ]
  },
  head: ({ entry }) => ({ description: entry.blurb, image: entry.image ?? entry.partOf.image }),
  jsonLd: ({ entry, context, basis }) => episodeNode(entry, context, basis),
})
