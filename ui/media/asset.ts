import type { Entry } from '#engine'
import type { MediaEntry } from './media-item.ts'

/** What is played, and what is said of it. */
export interface Recording {
  /** `frame`: the address is that of a player. */
  kind: 'audio' | 'video' | 'frame'
  source: string
  title: string
  subtitle?: string
  /** As printed, like `12 min`. */
  duration?: string
  transcript?: string
}

const MEDIA_FILE = /\.(mp4|m4v|webm|ogv|mov|m3u8)(\?|$)/i

/**
 * The recording of a video, video asset or audio asset. Assets keep their facts in `metadataFields`, of which the first
 * value counts.
 *
 * @returns null where no source is named
 */
export function recordingOf(entry: Entry<MediaEntry>): Recording | null {
  const first = (key: string) => entry.metadataFields?.[key]?.[0] || undefined
  const source = entry.contentType === 'video' ? entry.url : first('published_url')
  if (!source) return null
  const duration = first('duration')
  return {
    kind: entry.contentType === 'audio_asset' ? 'audio' : MEDIA_FILE.test(source) ? 'video' : 'frame',
    source,
    title: first('title') ?? entry.title,
    ...(entry.metadataFields?.title?.[1] && { subtitle: entry.metadataFields.title[1] }),
    ...(duration && { duration: durationText(duration) }),
    ...((entry.transcript ?? first('text_transcript')) && { transcript: entry.transcript ?? first('text_transcript') }),
  }
}

/** `00:12:00` as `12 min`: a leading `00:` and a trailing `:00` are left out (SITE-095). */
export const durationText = (duration: string): string => `${duration.replace(/^00:/, '').replace(/:00$/, '')} min`
