import { type JsonLdBasis, type PageContext, wholeAddress } from 'atrium'
import { secondsOf } from 'atrium/model/media/duration.ts'
import { recordingOf } from 'atrium/model/media/recording.ts'
import { personNode } from 'atrium/model/person/person.json-ld.ts'
import messages from '../messages.ts'
import { fullTitle, seasonId } from '../series/season-titles.ts'
import { seriesNodeId } from '../series/series.json-ld.ts'
import { isoDuration } from './duration.ts'
import { releaseDate } from './release-date.ts'

interface Described {
  audio?: Parameters<typeof recordingOf>[0] & { releaseDate?: string }
  datePublished?: string
  episodeNumber?: number
  authors: readonly { name: string; path: string | null }[]
  partOf: { name: string; number: number; seasonLabel?: string; partOf: { name: string; url?: string } }
}

/** An episode as a `PodcastEpisode` of its season and series. */
export function episodeNode(entry: Described, context: PageContext, { publisher, language }: JsonLdBasis) {
  const { audio, authors, episodeNumber, partOf: season } = entry
  const { institution, dates, translate } = context
  const series = season.partOf
  const recording = audio && recordingOf(audio)
  const seconds = secondsOf(audio?.duration as string | undefined)
  const released = releaseDate(entry)
  const seriesUrl = series.url && wholeAddress(series.url, institution)
  return {
    '@type': 'PodcastEpisode',
    datePublished: released && dates.iso(released),
    episodeNumber,
    timeRequired: seconds && isoDuration(seconds),
    author: authors.length > 0 ? authors.map((author) => personNode(author, institution)) : undefined,
    publisher,
    inLanguage: language,
    associatedMedia: recording
      ? {
          '@type': 'AudioObject',
          contentUrl: wholeAddress(recording.source, institution),
          duration: seconds && isoDuration(seconds),
        }
      : undefined,
    partOfSeason: {
      '@type': 'PodcastSeason',
      '@id': seriesUrl && `${seriesUrl}#${seasonId(season)}`,
      name: fullTitle(season, translate(messages).season, dates),
      seasonNumber: season.number,
    },
    partOfSeries: {
      '@type': 'PodcastSeries',
      '@id': seriesNodeId(series, context),
      name: series.name,
      url: seriesUrl,
    },
  }
}
