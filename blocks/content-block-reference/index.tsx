import { defineBlock, f } from 'atrium'
import contentBlockType from 'atrium/model/promo/types/content-block.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { ContentPanel } from 'atrium/ui/content-panel/content-panel.tsx'
import { z } from 'zod'
import { quince } from '../example-content.ts'
import { loaded } from '../example-entry.ts'

const schema = z.object({
  contentBlock: f.required(
    f.reference(contentBlockType, { help: 'Change its words in its own entry: all pages that show it follow.' }),
  ),
})

function ContentBlockReference({ id, contentBlock }: BlockProps<typeof schema>) {
  const { name, text, image, cta } = contentBlock
  return <ContentPanel id={id} title={name} text={text} image={image} cta={cta} entry={contentBlock} />
}

const contentBlockReference = defineBlock({
  type: 'contentBlockReference',
  label: 'Shared content block',
  description: 'A short text that several pages show.',
  icon: 'file-symlink',
  category: 'Text',
  placement: 'both',
  wire: 'content_block_reference',
  schema,
  examples: [
    {
      contentBlock: loaded(contentBlockType, 'content_block_reading_room', 'The reading room', {
        text: '<p>Readers work at twelve tables under north light. Pencils are lent; pens stay in the lockers.</p>',
        image: quince,
        cta: { title: 'Register as a reader', href: '/research-conservation/library/reader-registration' },
      }),
    },
    {
      contentBlock: loaded(contentBlockType, 'content_block_handling', 'Handling', {
        text: '<p>Two hands, always.</p>',
      }),
    },
  ],
  Component: ContentBlockReference,
})

export default contentBlockReference

declare module 'atrium' {
  interface Blocks {
    contentBlockReference: typeof contentBlockReference
  }
}
