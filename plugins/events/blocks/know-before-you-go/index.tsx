import { defineBlock, f, type Image, type Link } from 'atrium'
import { harbor, longTitle } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import contentBlock from 'atrium/model/promo/types/content-block.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { rowOfEach } from 'atrium/ui/rows/rows.ts'
import { z } from 'zod'

const schema = z.object({ heading: z.string(), items: f.references(contentBlock) })

function KnowBeforeYouGo({ id, heading, items }: BlockProps<typeof schema>) {
  const rows = rowOfEach(items.length)
  return (
    <Band id={id} heading={heading}>
      <ul className="rows know-before-you-go">
        {items.map(({ uid, name, text, image, cta }, index) => (
          <li key={uid} data-row={rows[index]}>
            <Picture image={image} layout="post_medium" />
            <Heading className="know-before-title">{name}</Heading>
            <RichText className="reading" html={text} />
            {cta && <Cta {...cta} />}
          </li>
        ))}
      </ul>
    </Band>
  )
}

const notice = (uid: string, title: string, more: { image?: Image; cta?: Link } = {}) =>
  loaded(contentBlock, uid, title, {
    text: '<p>Doors open 30 minutes before. Late seating is at the pause, and there is one pause.</p>',
    ...more,
  })

const knowBeforeYouGo = defineBlock({
  type: 'knowBeforeYouGo',
  label: 'Know before you go',
  description: 'What visitors of an event should know, in texts that many events share.',
  placement: 'section',
  schema,
  isEmpty: ({ items }) => items.length === 0,
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

declare module 'atrium' {
  interface Blocks {
    knowBeforeYouGo: typeof knowBeforeYouGo
  }
}
