import { defineBlock } from 'atrium'
import { harbor, longTitle, ochre } from 'atrium/blocks/example-content.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { PictureCaption } from 'atrium/ui/media/picture-caption.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import { timelineFields } from '../../timeline.ts'

const { subheading: intro, group: items, ...shown } = timelineFields()
const schema = z.object({ ...shown, intro, items })

function Timeline({ id, title, intro, items, images }: BlockProps<typeof schema>) {
  const shown = images.filter(isShowable)
  return (
    <Band id={id} heading={title} subheading={intro}>
      <div className="timeline">
        {items.length > 0 && (
          <ol className="timeline-items">
            {items.map(({ date, text }, index) => (
              <li key={index}>
                <Heading className="timeline-date">{date}</Heading>
                <RichText className="reading" html={text} />
              </li>
            ))}
          </ol>
        )}
        {shown.length > 0 && (
          <ul className="timeline-pictures">
            {shown.map((image, index) => (
              <li key={image.uid ?? index}>
                <figure className="figure">
                  <Picture image={image} layout="post_medium_variable_height" height="text" />
                  <PictureCaption image={image} />
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  )
}

const timeline = defineBlock({
  type: 'timeline',
  label: 'Timeline',
  description: 'What happened when, with pictures beside it.',
  placement: 'section',
  schema,
  isEmpty: ({ items, images }) => items.length + images.length === 0,
  examples: [
    {
      title: 'Seventy years',
      intro: 'Mostly in the order in which it happened',
      items: [
        { date: '1954', text: '<p>A house by the sea opens its doors on Thursday afternoons.</p>' },
        {
          date: '1974',
          text: '<p>The Villa is built over the tennis court. Four thousand people come on the first day.</p>',
        },
        {
          date: 'Spring 1997',
          text: '<p>The tram goes up the hill for the first time.</p><p>It goes down again, too.</p>',
        },
      ],
      images: [harbor, ochre],
    },
    { items: [{ date: longTitle, text: `<p>${longTitle}</p>` }] },
  ],
  Component: Timeline,
})

export default timeline

declare module 'atrium' {
  interface Blocks {
    timeline: typeof timeline
  }
}
