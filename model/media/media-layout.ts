import { f } from 'atrium'
import { z } from 'zod'
import { color } from '../color/color.ts'
import { mediaTypes } from './media-types.ts'
import image from './types/image.ts'

/** A picture or a recording, and what is said under it. */
export const mediaItem = (options?: Parameters<typeof f.text>[0]) =>
  f.group(
    {
      reference: f.required(
        f.reference(mediaTypes, {
          label: 'Picture or recording',
          aliases: ['media_reference'],
          help: 'What is shown: a picture, a film, a sound, or the picture of a work or book.',
        }),
      ),
      caption: f.group(
        {
          descriptive: f.inlineHtml({ label: 'Caption', help: "What is to be seen; default: the picture's own." }),
          credit: f.inlineHtml({ help: "Who made or lent it; default: the picture's own." }),
          rights: f.inlineHtml({ help: 'Who holds the rights, after the credit.' }),
        },
        { help: 'Words below it that hold on this page alone.' },
      ),
    },
    options,
  )

/** A picture that is a link. With a reference and a url alone the link has no name, and the picture is dropped. */
const linkedImage = () =>
  f.group(
    {
      reference: f.required(f.reference(image, { label: 'Picture', help: 'What visitors click.' })),
      url: f.required(f.url({ label: 'Address', help: 'Where the picture leads.' })),
      title: f.text({
        help: 'Where it leads, in words. Always write it: with picture and address alone it is left out.',
      }),
    },
    { keys: 3 },
  )

/** Pictures, videos or sounds in one of the layouts `{width}_{crop}`. */
export const mediaLayoutShape = () => ({
  title: f.text({ help: 'A heading over them.' }),
  mediaType: f.text({ help: 'The kind of media, like video; default: that of the first.', example: 'image' }),
  layout: f.text({
    help: 'One: column-width, full-width, full-bleed or square. Several: side-by-side, image-row, carousel. With _16-9 after it pictures are cropped.',
    example: 'column-width_16-9',
  }),
  colorName: color({ label: 'Color', help: 'The ground behind it.' }),
  media: f.list(mediaItem(), {
    help: 'In this order, all of one kind; one alone is shown large.',
    itemName: 'reference',
  }),
  images: f.list(linkedImage(), {
    label: 'Linked pictures',
    itemName: 'title',
    help: 'Pictures that are links; the title names the link.',
  }),
})

export const mediaLayout = (options?: Parameters<typeof f.text>[0]) => f.group(mediaLayoutShape(), options)

/** Says what an editor fills in for media in a text. */
export const mediaFields = z.object(mediaLayoutShape()).omit({ mediaType: true })

/** True without media and without linked pictures. */
export const hasNoMedia = ({ media, images }: Pick<z.output<typeof mediaFields>, 'media' | 'images'>): boolean =>
  media.length === 0 && images.length === 0
