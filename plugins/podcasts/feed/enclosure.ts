import type { FeedItem, PageContext } from 'atrium'
import type { recordingOf } from 'atrium/model/media/recording.ts'

/** A recording as the media library describes it. */
export type Sound = Parameters<typeof recordingOf>[0] & { releaseDate?: string; duration?: string; fileSize?: string }

const TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  webm: 'audio/webm',
}

/** By the ending of its address; MP3 where that says nothing. */
const typeOf = (source: string): string =>
  TYPES[/\.(\w{2,4})(?:[?#]|$)/.exec(source)?.[1]?.toLowerCase() ?? ''] ?? 'audio/mpeg'

/**
 * The file of an item. Of a recording that is elsewhere the media library may say how long it is; 0 is what feeds
 * say of a length that nobody knows.
 */
export async function enclosureOf(
  source: string,
  sound: Pick<Sound, 'fileSize'> | undefined,
  { ports: { recordings }, askService }: PageContext,
): Promise<NonNullable<FeedItem['enclosure']>> {
  const size = await askService(`The size of ${source}`, () => recordings.sizeOf(source))
  const stated = /^\d{1,15}$/.test(sound?.fileSize ?? '') ? Number(sound?.fileSize) : 0
  return { url: source, type: typeOf(source), length: size ?? stated }
}
