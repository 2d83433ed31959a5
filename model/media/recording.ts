import { defined } from '#engine'
import type { MediaEntry } from './media-entry.ts'

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
  captions?: Captions[]
}

/** A text track, WebVTT. */
export interface Captions {
  source: string
  /** BCP 47, from the end of its name, like `kiln.es.vtt`; absent: the institution's. */
  language?: string
}

const MEDIA_FILE = /\.(mp4|m4v|webm|ogv|mov|m3u8)([?#]|$)/i
/** What the browser may load here: our own files, and those of a media library by `https`. */
const LOADABLE = /^(?:https:\/\/|\/(?![/\\\t\n\r]))/i
const ADDRESS = /^(?:https?:\/\/|\/(?![/\\\t\n\r]))/i

/**
 * The recording of a video, video asset or audio asset.
 *
 * @returns null where no source is named, or none that can be opened
 */
export function recordingOf(entry: MediaEntry): Recording | null {
  const source = (entry.contentType === 'video' ? entry.url : entry.source)?.trim()
  if (!source || !ADDRESS.test(source)) return null
  const captions = captionsOf(entry.metadataFields?.captions)
  return defined({
    kind: kindOf(entry.contentType, source),
    source,
    title: entry.name,
    subtitle: entry.subtitle,
    duration: entry.duration && durationText(entry.duration),
    transcript: entry.transcript,
    captions: captions.length > 0 ? captions : undefined,
  })
}

function kindOf(contentType: string, source: string): Recording['kind'] {
  if (!LOADABLE.test(source)) return 'frame'
  if (contentType === 'audio_asset') return 'audio'
  return MEDIA_FILE.test(source) ? 'video' : 'frame'
}

const captionsOf = (sources: readonly string[] = []): Captions[] =>
  sources
    .map((source) => source.trim())
    .filter((source) => LOADABLE.test(source))
    .map((source) => {
      const language = /\.([a-z]{2,3}(?:-[a-z]{2,4})?)\.vtt(?:[?#]|$)/i.exec(source)?.[1]
      return defined({ source, language })
    })

/**
 * `00:12:00` as `12 min`: a leading `00:` and a trailing `:00` are left out. From an hour on `01:07:07` and `67:07` are
 * `1 h 7 min`, below a minute `00:00:42` is `42 s`. What is written otherwise is printed as it is.
 */
export function durationText(duration: string): string {
  const written = duration.trim()
  const [, hours = '0', minutes = '', seconds] = /^(?:(\d{1,3}):)?(\d{1,3}):(\d\d)(?:\.\d+)?$/.exec(written) ?? []
  if (!minutes) return written
  const whole = Number(hours) * 60 + Number(minutes)
  if (whole === 0) return `${Number(seconds)} s`
  if (whole < 60) return `${minutes}${seconds === '00' ? '' : `:${seconds}`} min`
  return `${Math.floor(whole / 60)} h${whole % 60 > 0 ? ` ${whole % 60} min` : ''}`
}
