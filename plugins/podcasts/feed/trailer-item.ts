import type { FeedItem, Image, PageContext } from 'atrium'
import { secondsOf } from 'atrium/model/media/duration.ts'
import { recordingOf } from 'atrium/model/media/recording.ts'
import { releaseDate } from '../episode/release-date.ts'
import messages from '../messages.ts'
import { fullTitle, seasonId } from '../series/season-titles.ts'
import { captionElements } from './captions.ts'
import { coverOf, type FeedElement } from './channel.ts'
import { enclosureOf, type Sound } from './enclosure.ts'

interface Season {
  name: string
  number: number
  seasonLabel?: string
  blurb?: string
  image?: Image
  datePublished?: string
  trailer?: { audio?: Sound }
  partOf: { url?: string }
}

/** The trailer of a season in the feed of its series; null where the season has none. */
export async function trailerItem({
  entry: season,
  context,
}: {
  entry: Season
  context: PageContext
}): Promise<Partial<FeedItem> | null> {
  const { trailer, image, number, partOf, datePublished } = season
  const audio = trailer?.audio
  const recording = audio && recordingOf(audio)
  if (recording?.kind !== 'audio') return null
  const t = context.translate(messages)
  const title = t.seasonTrailer({ season: fullTitle(season, t.season, context.dates) })
  const seconds = secondsOf(audio?.duration)
  const cover = coverOf(image, context)
  const elements: (FeedElement | undefined)[] = [
    { name: 'itunes:title', content: title },
    { name: 'itunes:episodeType', content: 'trailer' },
    number > 0 ? { name: 'itunes:season', content: `${number}` } : undefined,
    seconds === undefined ? undefined : { name: 'itunes:duration', content: `${Math.round(seconds)}` },
    cover ? { name: 'itunes:image', attributes: { href: cover } } : undefined,
    ...captionElements(recording, context),
  ]
  return {
    title,
    url: partOf.url && `${partOf.url}#${seasonId(season)}`,
    summary: season.blurb,
    published: releaseDate({ audio, datePublished }),
    enclosure: await enclosureOf(recording.source, audio, context),
    elements: elements.filter((element) => element !== undefined),
  }
}
