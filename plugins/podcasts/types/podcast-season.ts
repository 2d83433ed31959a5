import { defineContentType, f } from 'atrium'
import audioAsset from 'atrium/model/media/types/audio-asset.ts'
import { z } from 'zod'
import messages from '../messages.ts'
import { seasonId } from '../series/season-titles.ts'
import podcastSeries from './podcast-series.ts'

export default defineContentType({
  name: 'podcast_season',
  label: 'Podcast season',
  plural: 'Podcast seasons',
  icon: 'list-music',
  category: 'Stories',
  help: 'Episodes of a podcast that belong together.',
  schema: z.object({
    partOf: f.required(
      f.reference(podcastSeries, {
        label: 'Series',
        preload: true,
        group: 'Season',
        help: 'The podcast that it belongs to.',
      }),
    ),
    number: f.required(f.integer({ group: 'Season', help: 'Seasons are shown in its order.' })),
    seasonLabel: f.text({ help: 'Stands before the number; default: Season.', group: 'Season' }),
    displayTitle: f.text({ group: 'Season', help: 'What the season is called; default: the title.' }),
    subtitle: f.text({ group: 'Season', help: 'One line below the title.' }),
    intro: f.text({ help: 'The title beside the picture.', group: 'Season' }),
    blurb: f.html({ group: 'Season', help: 'What the season is about.' }),
    image: f.image({ group: 'Season', help: 'A square picture; default: that of the series.' }),
    singleSeason: f.bool({ help: 'Titles do without the season; default: where the series has one.', group: 'Season' }),
    trailer: f.group(
      { audio: f.reference(audioAsset, { preload: true, help: 'The recording of the trailer.' }) },
      { aliases: ['season_trailer'], group: 'Trailer', help: 'A short recording before the first episode.' },
    ),
    transcript: f.html({ help: 'What is heard in the trailer.', group: 'Trailer' }),
  }),
  index: ['partOf', 'number'],
  card: ({ entry, translate }) => ({
    href: entry.partOf.url && `${entry.partOf.url}#${seasonId(entry)}`,
    subtitle: translate(messages).podcast,
    image: entry.image ?? entry.partOf.image,
    meta: entry.partOf.name,
  }),
})
