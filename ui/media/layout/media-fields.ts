import { z } from 'zod'
import { isIncluded, mediaLayoutShape } from '#engine'

/** What an editor fills in for media in a text. */
export const mediaFields = z.object(mediaLayoutShape()).omit({ mediaType: true })

/** The references that media bring with them. */
export const mediaIncludes = ['media.reference.image', 'media.reference.poster', 'media.reference', 'images.reference']

/** True without media and without linked pictures. */
export const hasNoMedia = ({ media, images }: Pick<z.output<typeof mediaFields>, 'media' | 'images'>): boolean =>
  !media.some(({ reference }) => isIncluded(reference)) && images.length === 0
