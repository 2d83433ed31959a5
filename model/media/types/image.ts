import { captionAndCredit, defineContentType, f } from 'atrium'
import { z } from 'zod'
import { checkPicture } from '../files/check-picture.ts'

/**
 * A picture. It has an asset at the image server (`iiif`) or at the media gateway; with both the image server counts,
 * with neither nothing is shown.
 */
export default defineContentType({
  name: 'image',
  label: 'Image',
  plural: 'Images',
  icon: 'image',
  category: 'Media',
  help: 'A picture, kept by the image server or the media gateway.',
  schema: z.object({
    alt: f.text({
      label: 'Alternative text',
      group: 'Words',
      length: { ideal: 125 },
      help: 'What the picture shows, for those who do not see it; empty: decorative.',
    }),
    caption: f.inlineHtml({ group: 'Words', help: 'Printed under the picture, before the credit.' }),
    credit: f.inlineHtml({ group: 'Words', help: 'Who made or lent it.' }),
    iiif: f.group(
      {
        id: f.text({
          label: 'ID',
          help: 'Names the master, like kiln-01 for images/kiln-01.jpg.',
          example: 'kiln-01',
        }),
        service: f.url({ help: 'The address of another image server (IIIF); default: our own.' }),
      },
      { label: 'Image server', group: 'File', control: 'master', help: 'Where the master of the picture is kept.' },
    ),
    mediaGatewayUrl: f.url({
      label: 'Media gateway',
      group: 'File',
      help: 'The address at the media gateway; the image server wins.',
    }),
    focalPoint: f.group(
      {
        x: f.required(
          f.number({ min: 0, max: 1, label: 'From the left', help: 'In parts of the width, 0 to 1.', example: 0.5 }),
        ),
        y: f.required(
          f.number({ min: 0, max: 1, label: 'From the top', help: 'In parts of the height, 0 to 1.', example: 0.33 }),
        ),
      },
      {
        label: 'Focal point',
        group: 'File',
        control: 'point',
        help: 'What matters most in the picture: a ratio without a crop of its own shows what is around it.',
      },
    ),
    imageCrops: f.list(
      f.group({
        ratio: f.required(f.text({ help: 'Width to height, like 16:9.', example: '16:9' })),
        x: f.required(f.integer({ label: 'Left', help: 'From the left edge of the master.', example: 0 })),
        y: f.required(f.integer({ label: 'Top', help: 'From its upper edge.', example: 250 })),
        w: f.required(f.integer({ label: 'Width', help: 'Of the part that is shown.', example: 4800 })),
        h: f.required(f.integer({ label: 'Height', help: 'Of the part that is shown.', example: 2700 })),
      }),
      {
        label: 'Crops',
        group: 'File',
        control: 'crops',
        itemName: 'ratio',
        help: 'Which part of the picture a ratio shows, in pixels of the master.',
      },
    ),
    width: f.integer({
      group: 'File',
      help: 'Of the master, in pixels. The own image server knows better; another is asked where there is none.',
      example: 4800,
    }),
    height: f.integer({ group: 'File', help: 'Of the master, in pixels.', example: 3200 }),
    metadataFields: f.map({
      group: 'Words',
      label: 'Metadata',
      help: 'What the media library says of the work shown: lists of texts by name, of which the first counts.',
      example: {
        title: ['Kiln, open door'],
        maker: ['Unknown potter'],
        date: ['1842'],
        credit_line: ['Gift of a friend'],
      },
    }),
    gradient: f.bool({ group: 'Look', help: 'A shade below words upon it; no look of Atrium puts any there.' }),
    blackText: f.bool({ group: 'Look', help: 'Dark words upon it; no look of Atrium puts any there.' }),
    placemat: f.bool({ group: 'Look', help: 'Shown whole on a plain mat, never cropped.' }),
  }),
  // By which it is found who names a picture.
  index: ['id'],
  derive: ({ entry: { caption, credit, iiif, mediaGatewayUrl, blackText } }) => ({
    id: iiif?.id ?? mediaGatewayUrl?.split('/').filter(Boolean).at(-1),
    captionAndCredit: captionAndCredit({ caption, credit }),
    inverse: blackText,
  }),
  // The page would shift when the picture arrives without a size, or with one that is not that of the master.
  enrich({ entry: { iiif, width, height }, ports: { images }, holds }) {
    if (!iiif?.id || iiif.service) return undefined
    if (images.correctedSize) holds()
    if (!width || !height) return images.sizeOf(iiif.id)
    const corrected = images.correctedSize?.(iiif.id, { width, height })
    return corrected && Promise.resolve(corrected)
  },
  card: ({ entry }) => ({ image: entry }),
  check: async ({ entry, port }) => checkPicture(entry, await port('images')),
})
