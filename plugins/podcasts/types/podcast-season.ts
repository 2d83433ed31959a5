import { z } from 'zod'
import { defineContentType, f } from '#engine'
import audioAsset from '#model/media/types/audio-asset.ts'
import messages from '../messages.ts'
import { seasonId } from '../series/season-titles.ts'
import podcastSeries from './podcast-series.ts'

export default defineContentType({
  name: 'podcast_season',
  label: 'Podcast season',
  help: 'Episodes of a podcast that belong together.',
  schema: z.object({
    partOf: f.required(f.reference(podcastSeries, { label: 'Series', preload: true })),
    number: f.required(f.integer()),
    seasonLabel: f.text({ help: 'Stands before the number; default: Season.' }),
    displayTitle: f.text(),
    subtitle: f.text(),
    intro: f.text({ help: 'The title beside the picture.' }),
    blurb: f.html(),
    image: f.image(),
    singleSeason: f.bool({ help: 'Titles do without the season; default: where the series has one.' }),
    trailer: f.group({ audio: f.reference(audioAsset, { preload: true }) }, { aliases: ['season_trailer'] }),
    transcript: f.html({ help: 'What is heard in the trailer.' }),
  }),
  index: ['partOf', 'number'],
  card: ({ entry, translate }) => ({
    href: entry.partOf.url && `${entry.partOf.url}#${seasonId(entry)}`,
    subtitle: translate(messages).podcast,
    image: entry.image ?? entry.partOf.image,
    meta: entry.partOf.name,
  }),
})
