import { z } from 'zod'
import { defineBlock, type Image, isIncluded, type Link, reference, required } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import { ContentPanel } from '#ui/content-panel/content-panel.tsx'
import { loaded, quince } from '../example-content.ts'

interface ContentBlockEntry {
  text: string
  image?: Image
  cta?: Link
}

const schema = z.object({ contentBlock: required(reference<ContentBlockEntry>('content_block')) })

function ContentBlockReference({ id, contentBlock }: BlockProps<typeof schema>) {
  if (!isIncluded(contentBlock)) return null
  const { title, text, image, cta } = contentBlock
  return <ContentPanel id={id} title={title} text={text} image={image} cta={cta} />
}

const contentBlockReference = defineBlock({
  type: 'contentBlockReference',
  label: 'Shared content block',
  description: 'A short text that stands on several pages.',
  placement: 'both',
  wire: 'content_block_reference',
  schema,
  include: ['content_block.image'],
  examples: [
    {
      contentBlock: loaded<ContentBlockEntry>('content_block', 'content_block_reading_room', 'The reading room', {
        text: '<p>Readers work at twelve tables under north light. Pencils are lent; pens stay in the lockers.</p>',
        image: quince,
        cta: { title: 'Register as a reader', href: '/research-conservation/library/reader-registration' },
      }),
    },
    {
      contentBlock: loaded<ContentBlockEntry>('content_block', 'content_block_handling', 'Handling', {
        text: '<p>Two hands, always.</p>',
      }),
    },
  ],
  Component: ContentBlockReference,
})

export default contentBlockReference

declare module '#engine' {
  interface Blocks {
    contentBlockReference: typeof contentBlockReference
  }
}
