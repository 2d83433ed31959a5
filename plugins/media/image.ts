import { z } from 'zod'
import {
  bool,
  captionAndCredit,
  defineContentType,
  group,
  inlineHtml,
  integer,
  list,
  map,
  required,
  text,
  url,
} from '#engine'

/**
 * A picture. It has an asset at the image server (`iiif`) or at the media gateway; with both the image server counts,
 * with neither nothing is shown.
 */
export const image = defineContentType({
  name: 'image',
  label: 'Image',
  schema: z.object({
    alt: text(),
    caption: inlineHtml(),
    credit: inlineHtml(),
    iiif: group({ id: text(), service: url() }),
    mediaGatewayUrl: url(),
    imageCrops: list(
      group({
        ratio: required(text()),
        x: required(integer()),
        y: required(integer()),
        w: required(integer()),
        h: required(integer()),
      }),
    ),
    width: integer(),
    height: integer(),
    metadataFields: map(),
    gradient: bool(),
    blackText: bool(),
    placemat: bool(),
  }),
  derive: ({ caption, credit, iiif, mediaGatewayUrl, blackText }) => ({
    id: iiif?.id ?? mediaGatewayUrl?.split('/').filter(Boolean).at(-1),
    captionAndCredit: captionAndCredit({ caption, credit }),
    inverse: blackText,
  }),
  // What an editor left empty, the image server knows: every picture has its place before it is there.
  enrich: ({ iiif, width, height }, { ports }) =>
    (width && height) || !iiif?.id || iiif.service ? undefined : ports.images.sizeOf(iiif.id),
  card: { map: (entry) => ({ image: entry }) },
})
