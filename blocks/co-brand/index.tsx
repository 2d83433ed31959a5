import { defineBlock, type Image } from 'atrium'
import { longTitle, nonpareil, peacock } from 'atrium/blocks/example-content.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  title: z.string().optional(),
  images: z.array(z.custom<Image>()).default([]),
  content: z.string().optional(),
})

function CoBrand({ id, title, images, content }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const marks = images.filter(isShowable)
  return (
    <aside className="prose co-brand" id={id} aria-label={title ?? t.madeWith}>
      {title && <Heading className="co-brand-title">{title}</Heading>}
      <RichText html={content} />
      {marks.length > 0 && (
        <ul>
          {marks.map((image, index) => (
            <li key={image.uid ?? index}>
              <Picture image={image} layout="post_small_variable_height" />
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

const coBrand = defineBlock({
  type: 'coBrand',
  label: 'Co-brand',
  description: 'Those a text was made together with.',
  placement: 'section',
  schema,
  isEmpty: ({ title, images, content }) => !title && !images.some(isShowable) && !content,
  examples: [
    {
      title: 'With the Orchard Foundation',
      images: [nonpareil, peacock],
      content: '<p>Made possible by a grant for field work.</p>',
    },
    { title: longTitle },
  ],
  Component: CoBrand,
})

export default coBrand

declare module 'atrium' {
  interface Blocks {
    coBrand: typeof coBrand
  }
}
