import type { f, Image } from 'atrium'
import type { z } from 'zod'
import type { mediaLayoutShape } from './media-layout.ts'
import type { mediaTypes } from './media-types.ts'

/** An entry of any type that may be shown as media. */
export type MediaEntry = NonNullable<z.output<ReturnType<typeof f.reference<typeof mediaTypes>>>>

/** The fields of a media layout with what its references lead to. */
export type MediaLayoutFields = z.output<z.ZodObject<ReturnType<typeof mediaLayoutShape>>>

/**
 * Pictures of a field (`f.images()`) as media of a block; one that is no entry, as in an example, is left out.
 *
 * @example section('mediaRowBlock', { media: mediaOf(entry.photos) })
 */
export const mediaOf = (images: readonly Image[]): { reference: MediaEntry }[] =>
  images.flatMap((image) => ('contentType' in image ? [{ reference: image as MediaEntry }] : []))

/** The picture that represents media: a picture itself, or that of a recording, a work or a book. */
export function pictureOf(media: MediaEntry | undefined): Image | undefined {
  if (!media || media.contentType === 'image') return media as Image | undefined
  const { image, poster } = media as { image?: Image; poster?: Image }
  return image ?? poster
}
