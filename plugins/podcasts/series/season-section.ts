import { type PageContext, type Section, section } from 'atrium'
import { recordingOf } from 'atrium/model/media/recording.ts'
import { playedOf } from '../episode/played.ts'
import { releaseDate } from '../episode/release-date.ts'
import messages from '../messages.ts'
import type { Episode, SeasonWithEpisodes } from './lookups.ts'
import { fullTitle, seasonId, titleWithSeason } from './season-titles.ts'

interface Words {
  defaultHeading?: string
  listHeading?: string
}

/** A season of a series: what it is about, its trailer, its episodes. */
export function seasonSection(
  { season, episodes, isSingle }: SeasonWithEpisodes,
  { defaultHeading, listHeading }: Words,
  context: PageContext,
): Section {
  const t = context.translate(messages)
  const heading = isSingle ? defaultHeading : fullTitle(season, t.season, context.dates)
  const trailer = season.trailer?.audio && recordingOf(season.trailer.audio)
  return section('podcastAudio', {
    id: seasonId(season),
    heading,
    intro: heading ? season.subtitle : undefined,
    title: season.intro,
    excerpt: season.blurb,
    image: season.image ?? season.partOf.image,
    feature: trailer ? playedOf({ ...trailer, title: t.trailer, transcript: undefined }) : undefined,
    titled: true,
    transcript: season.transcript ?? trailer?.transcript,
    listHeading,
    items: episodes.map((episode) => item(episode, titleWithSeason(episode.name, season, isSingle), context)),
  })
}

function item(episode: Episode, title: string, { dates }: PageContext) {
  const recording = episode.audio && recordingOf(episode.audio)
  const released = releaseDate(episode)
  return {
    title,
    href: episode.path ?? undefined,
    excerpt: episode.blurb,
    date: released ? { iso: released, label: dates.long(released) } : undefined,
    played: recording ? playedOf({ ...recording, title: episode.name }) : undefined,
  }
}
