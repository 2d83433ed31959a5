import { z } from 'zod'
import { f } from '#engine'
import { color } from '../color/color.ts'
import { mediaTypes } from './media-types.ts'
import image from './types/image.ts'

/** A picture or a recording, and what is said under it. */
export const mediaItem = () =>
  f.group({
    reference: f.required(f.reference(mediaTypes, { label: 'Picture or recording', aliases: ['media_reference'] })),
    caption: f.group({
      descriptive: f.inlineHtml({ label: 'Caption', help: "Default: the picture's own." }),
      credit: f.inlineHtml(),
      rights: f.inlineHtml(),
    }),
  })

/** A picture that is a link. With a reference and a url alone the link has no name, and the picture is dropped. */
const linkedImage = () =>
  f.group(
    { reference: f.required(f.reference(image, { label: 'Picture' })), url: f.required(f.url()), title: f.text() },
    { keys: 3 },
  )

/** Pictures, videos or sounds in one of the layouts `{width}_{crop}`. */
export const mediaLayoutShape = () => ({
  title: f.text(),
  mediaType: f.text({ help: 'The kind of media, like video; default: that of the first.', example: 'image' }),
  layout: f.text({
    help: 'How it stands, like column-width, full-width, full-bleed, side-by-side, image-row or carousel; _16-9 after it crops.',
    example: 'column-width_16-9',
  }),
  colorName: color({ label: 'Color', help: 'The ground on which it stands.' }),
  media: f.list(mediaItem()),
  images: f.list(linkedImage(), {
    label: 'Linked pictures',
    help: 'Pictures that are links; the title names the link.',
  }),
})

export const mediaLayout = (options?: Parameters<typeof f.text>[0]) => f.group(mediaLayoutShape(), options)

/** What an editor fills in for media in a text. */
export const mediaFields = z.object(mediaLayoutShape()).omit({ mediaType: true })

/** True without media and without linked pictures. */
export const hasNoMedia = ({ media, images }: Pick<z.output<typeof mediaFields>, 'media' | 'images'>): boolean =>
  media.length === 0 && images.length === 0
