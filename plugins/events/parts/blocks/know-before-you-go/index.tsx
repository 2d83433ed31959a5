import { z } from 'zod'
import { harbor, loaded, longTitle } from '#blocks/example-content.ts'
import { defineBlock, isIncluded, type Reference } from '#engine'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Cta } from '#ui/link/link.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import type { ContentBlockEntry } from '../../../fields.ts'

const schema = z.object({ heading: z.string(), items: z.array(z.custom<Reference<ContentBlockEntry>>()).default([]) })

function KnowBeforeYouGo({ id, heading, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading}>
      <ul className="know-before-you-go">
        {items.filter(isIncluded).map(({ uid, title, text, image, cta }) => (
          <li key={uid}>
            <Picture image={image} layout="post_medium" />
            <Heading className="know-before-title">{title}</Heading>
            <RichText className="reading" html={text} />
            {cta && <Cta {...cta} />}
          </li>
        ))}
      </ul>
    </Band>
  )
}

const notice = (uid: string, title: string, more: Partial<ContentBlockEntry> = {}) =>
  loaded<ContentBlockEntry>('content_block', uid, title, {
    text: '<p>Doors open 30 minutes before. Late seating is at the pause, and there is one pause.</p>',
    ...more,
  })

const knowBeforeYouGo = defineBlock({
  type: 'knowBeforeYouGo',
  label: 'Know before you go',
  description: 'What visitors of an event should know, in texts that many events share.',
  placement: 'section',
  schema,
  isEmpty: ({ items }) => !items.some(isIncluded),
  examples: [
    {
      heading: 'Know Before You Go',
      items: [
        notice('auditorium', 'The auditorium'),
        notice('parking', 'Parking after six', { cta: { title: 'Directions', href: '/visit/app' } }),
        notice('garden', 'In the garden', { image: harbor }),
      ],
    },
    { heading: 'Know Before You Go', items: [notice('long', longTitle)] },
  ],
  Component: KnowBeforeYouGo,
})

export default knowBeforeYouGo

declare module '#engine' {
  interface Blocks {
    knowBeforeYouGo: typeof knowBeforeYouGo
  }
}
