import { z } from 'zod'
import { defineBlock, mediaLayoutShape } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { mediaLayoutOf } from '#ui/media/layout.ts'
import { type MediaLayoutFields, mediaItemsOf } from '#ui/media/media-item.ts'
import { MediaRow } from '#ui/media/media-row.tsx'
import { eclipse, harbor, mediaItem, moon, orbits, poppy, quince, stairs } from '../example-content.ts'

const schema = z.object(mediaLayoutShape()).omit({ mediaType: true })

/** The arrangement of a row; without one the media stand side by side, and the log says so (BLK-034). */
function rowLayoutOf(layout: string | undefined) {
  if (!layout) console.warn('Row layout arguments are missing')
  return mediaLayoutOf(layout ?? 'side-by-side')
}

function MediaRowBlock({ id, title, colorName, ...fields }: BlockProps<typeof schema>) {
  const items = mediaItemsOf(fields as MediaLayoutFields)
  if (items.length === 0) return null
  const layout = rowLayoutOf(fields.layout)
  return (
    <div className="media-row-block" id={id} data-kind={layout.kind} data-width={layout.width} data-color={colorName}>
      {title && <Heading>{title}</Heading>}
      <MediaRow items={items} layout={layout} label={title ?? 'Pictures'} />
    </div>
  )
}

const mediaRowBlock = defineBlock({
  type: 'mediaRowBlock',
  label: 'Row of media',
  description: 'Pictures, films or sounds: alone, in pairs, in rows, or in a strip to be scrolled.',
  placement: 'both',
  wire: 'media_row_block',
  schema,
  include: ['media.reference.image', 'media.reference.poster', 'media.reference', 'images.reference'],
  isEmpty: ({ media, images }) => media.length === 0 && images.length === 0,
  examples: [
    {
      layout: 'column-width_16-9',
      media: [
        mediaItem(quince, { descriptive: 'A branch of quince, drawn in October.', credit: 'Henrike Solberg, 1843' }),
      ],
    },
    { layout: 'column-width', media: [mediaItem(stairs)] },
    {
      layout: 'full-width_16-9',
      media: [
        mediaItem(orbits, {
          descriptive: 'The three systems on one sheet. The annotator’s red line runs around only one of them.',
        }),
      ],
    },
    { layout: 'full-bleed', media: [mediaItem(harbor)] },
    { layout: 'side-by-side', media: [mediaItem(stairs), mediaItem(poppy, { descriptive: 'Without leaves' })] },
    {
      title: 'Three sheets, one sky',
      layout: 'image-row',
      media: [
        mediaItem(eclipse, { descriptive: 'Eclipse Diagram: smalt over eleven lines of vermilion.' }),
        mediaItem(moon, { descriptive: 'Phases of the Moon: the note under the waning crescent is now legible.' }),
        mediaItem(stairs),
        mediaItem(orbits),
      ],
    },
    { layout: 'strip carousel', media: [harbor, stairs, quince, moon, poppy, orbits].map((image) => mediaItem(image)) },
    {
      layout: 'framed carousel',
      colorName: 'warm-grey',
      media: [harbor, stairs, quince, moon].map((image) => mediaItem(image)),
    },
    {
      layout: 'column-width',
      images: [{ reference: moon, url: 'https://moon.example.org/', title: 'Read about the moon' }],
    },
  ],
  Component: MediaRowBlock,
})

export default mediaRowBlock

declare module '#engine' {
  interface Blocks {
    mediaRowBlock: typeof mediaRowBlock
  }
}
