import type { Image } from 'atrium'
import type { MediaEntry } from 'atrium/model/media/media-entry.ts'
import { mediaItemOf } from 'atrium/ui/media/media-item.ts'

/** The picture of a tour: its own, else that of the first of its media. */
export function tourImage({ image, media }: { image?: Image; media: readonly MediaEntry[] }): Image | undefined {
  const [first] = media
  return image ?? (first && mediaItemOf(first).image)
}
