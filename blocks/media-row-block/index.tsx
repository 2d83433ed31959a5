import { defineBlock } from 'atrium'
import { hasNoMedia, mediaFields } from 'atrium/model/media/media-layout.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { MediaLayout } from 'atrium/ui/media/layout/media-layout.tsx'
import { useLog } from 'atrium/ui/render-context.tsx'
import { eclipse, harbor, longTitle, mediaItem, moon, orbits, poppy, quince, stairs } from '../example-content.ts'

/** A row without an arrangement is side by side, and the log says so. */
function MediaRowBlock({ layout, ...fields }: BlockProps<typeof mediaFields>) {
  const log = useLog()
  if (!layout) log.warn({}, 'Row layout arguments are missing')
  return <MediaLayout {...fields} layout={layout ?? 'side-by-side'} />
}

const mediaRowBlock = defineBlock({
  type: 'mediaRowBlock',
  label: 'Row of media',
  description: 'Pictures, films or sounds: alone, in pairs, in rows, or in a strip to be scrolled.',
  icon: 'images',
  category: 'Media',
  placement: 'both',
  wire: 'media_row_block',
  schema: mediaFields,
  isEmpty: hasNoMedia,
  examples: [
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
    { title: longTitle, layout: 'image-row', colorName: 'navy', media: [mediaItem(moon, { descriptive: longTitle })] },
    {
      layout: 'column-width',
      images: [{ reference: moon, url: 'https://moon.example.org/', title: 'Read about the moon' }],
    },
  ],
  Component: MediaRowBlock,
})

export default mediaRowBlock

declare module 'atrium' {
  interface Blocks {
    mediaRowBlock: typeof mediaRowBlock
  }
}
