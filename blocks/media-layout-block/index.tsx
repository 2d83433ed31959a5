import { defineBlock } from 'atrium'
import { hasNoMedia, mediaFields } from 'atrium/model/media/media-layout.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { MediaLayout } from 'atrium/ui/media/layout/media-layout.tsx'
import { examples } from './examples.ts'

function MediaLayoutBlock(fields: BlockProps<typeof mediaFields>) {
  return <MediaLayout {...fields} />
}

const mediaLayoutBlock = defineBlock({
  type: 'mediaLayoutBlock',
  label: 'Media layout',
  description: 'Pictures, films or sounds: one in the column or edge to edge, several side by side or in a carousel.',
  icon: 'image',
  category: 'Media',
  placement: 'both',
  wire: 'media_layout_block',
  schema: mediaFields,
  isEmpty: hasNoMedia,
  examples,
  Component: MediaLayoutBlock,
})

export default mediaLayoutBlock

declare module 'atrium' {
  interface Blocks {
    mediaLayoutBlock: typeof mediaLayoutBlock
  }
}
