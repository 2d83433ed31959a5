import { defineBlock, type Image } from 'atrium'
import { harbor, longTitle, moon, ochre } from 'atrium/blocks/example-content.ts'
import { colors } from 'atrium/model/color/colors.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Ctas } from 'atrium/ui/link/link.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useIds, useMessages } from 'atrium/ui/render-context.tsx'
import { InlineRichText, RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { Strip } from 'atrium/ui/strip/strip.tsx'
import { z } from 'zod'
import messages from '../../messages.ts'

const highlight = z.object({
  /** The anchor that the map leads to. */
  id: z.string(),
  title: z.string(),
  intro: z.string().optional(),
  colorName: z.enum(colors).optional(),
  links: z.array(z.object({ title: z.string(), href: z.string() })).default([]),
  images: z.array(z.custom<Image>()).default([]),
  /** `icon`: a name in the icon set. */
  cards: z
    .array(z.object({ title: z.string().optional(), content: z.string().optional(), icon: z.string().optional() }))
    .default([]),
})
const schema = z.object({ items: z.array(highlight).default([]) })

function Highlights({ id, items }: BlockProps<typeof schema>) {
  return (
    <div className="highlights" id={id}>
      {items.map((item) => (
        <Highlight key={item.id} {...item} />
      ))}
    </div>
  )
}

function Highlight({ id, title, intro, colorName, links, images, cards }: z.output<typeof highlight>) {
  useIds(id)
  const t = useMessages(messages)
  const pictures = images.filter(isShowable)
  return (
    <section className="band highlight" id={id} data-color={colorName}>
      <div className="highlight-words">
        <Heading className="band-title">{title}</Heading>
        <RichText className="reading" html={intro} />
        <Ctas links={links} />
      </div>
      {cards.length > 0 && (
        <Subsection>
          <ul className="rows highlight-cards">
            {cards.map((card, index) => (
              <li key={index} data-row={1}>
                {card.icon && <Icon name={card.icon} />}
                {card.title && <Heading className="highlight-card">{card.title}</Heading>}
                <RichText html={card.content} />
              </li>
            ))}
          </ul>
        </Subsection>
      )}
      {pictures.length > 0 && (
        <div className="highlight-pictures">
          <Strip label={t.picturesOf({ title })} look="pictures">
            {pictures.map((image) => (
              <figure className="figure" key={image.uid ?? image.iiif?.id}>
                <Picture image={image} layout="post_large_variable_height" height="strip" />
                <InlineRichText as="figcaption" html={image.caption ?? image.credit} />
              </figure>
            ))}
          </Strip>
        </div>
      )}
    </section>
  )
}

const highlights = defineBlock({
  type: 'highlights',
  label: 'Highlights of a site',
  description: 'What not to miss: a room for each, with words, links and pictures.',
  placement: 'section',
  schema,
  examples: [
    {
      items: [
        {
          id: 'the-garden',
          title: 'The garden',
          intro: '<p>A stream, five hundred plants, and a maze of azaleas that nobody is meant to enter.</p>',
          colorName: 'garden',
          links: [{ title: 'What is in flower', href: '/visit/center/top-things-to-do/gardens' }],
          images: [harbor, moon, ochre],
          cards: [
            { title: 'Amount of Time', content: '<p>Forty minutes.</p>', icon: 'clock' },
            { title: 'Best seen', content: '<p>In the last hour of light.</p>' },
          ],
        },
        { id: 'the-stair', title: longTitle, colorName: 'yellow' },
      ],
    },
    { items: [{ id: 'one', title: 'One', images: [ochre] }] },
  ],
  Component: Highlights,
})

export default highlights

declare module 'atrium' {
  interface Blocks {
    highlights: typeof highlights
  }
}
