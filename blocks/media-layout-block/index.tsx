import { defineBlock } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import { hasNoMedia, mediaFields, mediaIncludes } from '#ui/media/layout/media-fields.ts'
import { MediaLayout } from '#ui/media/layout/media-layout.tsx'
import type { MediaLayoutFields } from '#ui/media/media-item.ts'
import { examples } from './examples.ts'

function MediaLayoutBlock(fields: BlockProps<typeof mediaFields>) {
  return <MediaLayout {...(fields as MediaLayoutFields)} />
}

const mediaLayoutBlock = defineBlock({
  type: 'mediaLayoutBlock',
  label: 'Media layout',
  description: 'Pictures, films or sounds: one in the column or edge to edge, several side by side or in a carousel.',
  placement: 'both',
  wire: 'media_layout_block',
  schema: mediaFields,
  include: mediaIncludes,
  isEmpty: hasNoMedia,
  examples,
  Component: MediaLayoutBlock,
})

export default mediaLayoutBlock

declare module '#engine' {
  interface Blocks {
    mediaLayoutBlock: typeof mediaLayoutBlock
  }
}
