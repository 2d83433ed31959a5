import {
  defined,
  type EntryHead,
  entryHref,
  type FeedItem,
  foreignLanguage,
  type Image,
  type PageContext,
  wholeAddress,
} from 'atrium'
import { secondsOf } from 'atrium/model/media/duration.ts'
import { recordingOf } from 'atrium/model/media/recording.ts'
import { chaptersOf } from '../episode/listen-section.ts'
import { releaseDate } from '../episode/release-date.ts'
import { captionElements } from './captions.ts'
import { coverOf, type FeedElement } from './channel.ts'
import { enclosureOf, type Sound } from './enclosure.ts'

interface Episode {
  name: string
  path: string | null
  publishDetails?: { locale?: string; time: string }
  datePublished?: string
  episodeNumber?: number
  image?: Image
  transcript?: string
  audio?: Sound
  authors: readonly Pick<EntryHead, 'name' | 'path' | 'url'>[]
  chapters: readonly { start: string; title: string; url?: string }[]
  partOf: { name: string; number: number }
}

/** Longer names are not valid in the namespace of podcasts. */
const MAX_NAME = 128

/** An episode in the feed of its series; null for one that has nothing to play. */
export async function episodeItem({
  entry,
  context,
}: {
  entry: Episode
  context: PageContext
}): Promise<Partial<FeedItem> | null> {
  const recording = entry.audio && recordingOf(entry.audio)
  if (recording?.kind !== 'audio') return null
  return {
    published: releaseDate(entry),
    authors: entry.authors.map((author) => defined({ name: author.name, url: entryHref(author) })),
    enclosure: await enclosureOf(recording.source, entry.audio, context),
    elements: elementsOf(entry, recording, context),
  }
}

function elementsOf(entry: Episode, recording: NonNullable<ReturnType<typeof recordingOf>>, context: PageContext) {
  const { institution } = context
  const { episodeNumber, partOf: season, authors } = entry
  const page = wholeAddress(entry.path ?? '', institution)
  const language = foreignLanguage(entry, institution.language) ?? institution.language
  const seconds = secondsOf(entry.audio?.duration)
  const cover = coverOf(entry.image, context)
  const isNumbered = episodeNumber !== undefined && Number.isInteger(episodeNumber) && episodeNumber > 0
  const elements: (FeedElement | undefined | false)[] = [
    { name: 'itunes:title', content: entry.name },
    { name: 'itunes:episodeType', content: 'full' },
    isNumbered && { name: 'itunes:episode', content: `${episodeNumber}` },
    season.number > 0 && { name: 'itunes:season', content: `${season.number}` },
    seconds !== undefined && { name: 'itunes:duration', content: `${Math.round(seconds)}` },
    cover ? { name: 'itunes:image', attributes: { href: cover } } : undefined,
    { name: 'podcast:season', attributes: { name: season.name.slice(0, MAX_NAME) }, content: `${season.number}` },
    episodeNumber !== undefined && { name: 'podcast:episode', content: `${episodeNumber}` },
    ...authors.map((author) => ({
      name: 'podcast:person',
      attributes: { href: wholeAddress(entryHref(author) ?? '', institution) || undefined },
      content: author.name.slice(0, MAX_NAME),
    })),
    ...captionElements(recording, context),
    (entry.transcript ?? recording.transcript) !== undefined && {
      name: 'podcast:transcript',
      attributes: { url: `${page}/transcript.txt`, type: 'text/plain', language },
    },
    chaptersOf(entry).length > 0 && {
      name: 'podcast:chapters',
      attributes: { url: `${page}/chapters.json`, type: 'application/json+chapters' },
    },
  ]
  return elements.filter((element) => element !== undefined && element !== false)
}
