import { defined, type Entry, languageAttributes } from 'atrium'
import type { MediaEntry } from './media-entry.ts'

/** Describes what is played, and what is said of it in the language of its entry. */
export interface Recording extends Partial<Pick<Entry, 'publishDetails' | 'draftLanguage'>> {
  /** `frame`: the address is that of a player. */
  kind: 'audio' | 'video' | 'frame'
  source: string
  title: string
  subtitle?: string
  /** As it is written, like `00:12:00`; `durationText` prints it. */
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
/** Matches what the browser may load here: our own files, and those of a media library by `https`. */
const LOADABLE = /^(?:https:\/\/|\/(?![/\\\t\n\r]))/i
const ADDRESS = /^(?:https?:\/\/|\/(?![/\\\t\n\r]))/i

/**
 * The recording of a video, video asset or audio asset.
 *
 * @returns null where no source is named, or none that can be opened
 */
export function recordingOf(entry: MediaEntry): Recording | null {
  const { contentType, name: title, subtitle, duration, transcript, publishDetails, draftLanguage } = entry
  const source = (contentType === 'video' ? entry.url : entry.source)?.trim()
  if (!source || !ADDRESS.test(source)) return null
  const captions = captionsOf(entry.metadataFields?.captions)
  return defined({
    ...{ source, title, subtitle, duration, transcript, publishDetails, draftLanguage },
    kind: kindOf(contentType, source),
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
      const language = /\.([a-z]{2,3}(?:-[a-z\d]{2,8}){0,3})\.vtt(?:[?#]|$)/i.exec(source)?.[1]
      return defined({ source, language: languageAttributes(language).lang })
    })
