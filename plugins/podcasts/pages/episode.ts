import { f, section } from 'atrium'
import { durationText } from 'atrium/model/media/duration.ts'
import { mediaLayout } from 'atrium/model/media/media-layout.ts'
import { recordingOf } from 'atrium/model/media/recording.ts'
import audioAsset from 'atrium/model/media/types/audio-asset.ts'
import { termOf } from 'atrium/model/navigation/term.ts'
import { definePage } from 'atrium/model/page.ts'
import { metaOf } from 'atrium/model/person/contributor.ts'
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
      title: f.required(f.text({ help: 'What the part is about.' })),
      url: f.url({ help: 'What it is about.' }),
    },
    { keys: 2 },
  )

export default definePage({
  type: 'podcast_episode',
  label: 'Podcast episode',
  plural: 'Podcast episodes',
  icon: 'headphones',
  category: 'Stories',
  help: 'One part of a podcast, with its recording.',
  route: '/podcasts/:series/:slug',
  fields: {
    slug: f.required(f.text({ control: 'address', help: 'Its address below that of the series.', group: 'In lists' })),
    partOf: f.required(
      f.reference(podcastSeason, {
        label: 'Season',
        preload: true,
        group: 'In lists',
        help: 'The season that it belongs to.',
      }),
    ),
    episodeNumber: f.number({ group: 'In lists', help: 'Episodes are shown in its order.' }),
    blurb: f.html({
      group: 'In lists',
      help: 'What lists and directories say of it.',
      length: { ideal: 200, max: 4000 },
    }),
    image: f.image({ group: 'In lists', help: 'A square picture; default: that of the season.' }),
    authors: f.references(['author', 'person'], { preload: true, group: 'In lists', help: 'Who speaks or made it.' }),
    audio: f.reference(audioAsset, {
      preload: true,
      group: 'Recording',
      help: 'The recording; without one there is nothing to play.',
    }),
    publicationDate: f.date({ help: 'Counts where the recording has no release_date.', group: 'In lists' }),
    keyMedia: mediaLayout({ group: 'Text', help: 'Pictures or a film before the text.' }),
    transcript: f.html({ help: "Default: the recording's.", group: 'Recording' }),
    chapters: f.list(chapter(), {
      help: 'Where the parts of the recording begin.',
      group: 'Recording',
      itemName: 'title',
    }),
    body: f.blocks({ group: 'Text', help: 'What is told beside the recording.' }),
    credit: f.html({ group: 'Text', help: 'Who took part, at the end of the page.' }),
    relatedContent: f.cards(undefined, { group: 'Text', help: 'Cards below, in this order.' }),
    relatedContentHeading: f.text({ group: 'Text', help: 'Over these cards.' }),
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
    ...metaOf([entry.partOf.partOf]),
  }),
  kind: messages.podcastEpisode,
  hero: { variant: 'Landing', colorName: 'warm-grey', navigation: 'podcasts' },
  async load({ entry, context }) {
    const { url = '' } = entry.partOf.partOf
    return { listen: await listenSection(entry, context), url: (await context.hasRoute(url)) ? url : undefined }
  },
  compose({ entry, data: { listen, url }, parts, context }) {
    const { partOf: season, authors, keyMedia, episodeNumber } = entry
    const { dates } = context
    const t = context.translate(messages)
    const released = releaseDate(entry)
    const title = fullTitle(season, t.season, dates)
    const duration = entry.audio && recordingOf(entry.audio)?.duration
    return [
      section('hero', {
        ...parts.hero,
        eyebrow: { title: season.partOf.name, href: url },
        duration: duration && durationText(duration, dates),
        authors: authors.map((author) => termOf(author, context)),
        published: released ? { iso: released, label: dates.long(released) } : undefined,
        image: parts.hero.image ?? entry.image ?? season.image ?? season.partOf.image,
      }),
      listen,
      keyMedia && section('keyMedia', keyMedia),
      ...entry.body,
      entry.credit && section('attribution', { text: entry.credit }),
      followSection({ ...season.partOf, url }, context, {
        heading: episodeNumber === undefined ? title : t.seasonEpisode({ season: title, number: episodeNumber }),
      }),
      section('cardListing', { title: entry.relatedContentHeading, items: entry.relatedContent }),
    ]
  },
  head: ({ entry }) => ({ description: entry.blurb, image: entry.image ?? entry.partOf.image }),
  jsonLd: ({ entry, context, basis }) => episodeNode(entry, context, basis),
})
