import { defineBlock, type Image } from 'atrium'
import { longTitle, ochre } from 'atrium/blocks/example-content.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import { titledFields } from 'atrium/model/promo/titled.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Ctas } from 'atrium/ui/link/link.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { rowOfEach } from 'atrium/ui/rows/rows.ts'
import { z } from 'zod'
import { connectFields, headFields } from './module.ts'

const item = z.object({
  ...titledFields(),
  /** A name in the icon set. */
  icon: z.string().optional(),
  links: z.array(z.object({ title: z.string(), href: z.string() })).default([]),
})
const { subheading } = connectFields()
const schema = z.object({
  ...printedFields(),
  ...headFields(),
  subheading,
  items: z.array(item).default([]),
  image: z.custom<Image>().optional(),
})

function TitledCards({ id, heading, title, subheading, intro, items, image }: BlockProps<typeof schema>) {
  const rows = rowOfEach(items.length, isShowable(image) ? 2 : 3)
  return (
    <Band id={id} className="titled-cards" heading={heading ?? title} subheading={subheading} intro={intro}>
      <div className="titled-cards-parts">
        <Picture image={image} layout="post_half_variable_height" height="text" box="titled-cards-picture" />
        {items.length > 0 && (
          <ul className="rows titled-cards-list">
            {items.map((item, index) => (
              <li key={index} data-row={rows[index]}>
                {item.icon && <Icon name={item.icon} />}
                {item.title && <Heading className="titled-cards-title">{item.title}</Heading>}
                <RichText html={item.content} />
                <Ctas links={item.links} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  )
}

const titledCards = defineBlock({
  type: 'titledCards',
  label: 'Titles with texts',
  description: 'Short texts under a title each, side by side, with an icon where they have one.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'For everyone’s comfort',
      intro: '<p>Three things that visitors ask us about most.</p>',
      items: [
        { title: 'Air', content: '<p>Galleries are aired six times an hour.</p>', icon: 'wind' },
        { title: 'Water', content: '<p>Fountains fill bottles on every level.</p>', icon: 'droplets' },
        { title: 'A seat', content: '<p>There is one in sight of every work.</p>', icon: 'armchair' },
      ],
    },
    {
      title: 'Hear from us',
      subheading: 'Seldom, and never about more than one thing',
      items: [
        {
          icon: 'mail',
          content: '<p>A letter on the first Tuesday of the month.</p>',
          links: [{ title: 'Subscribe', href: 'https://mail.example.org' }],
        },
        {
          icon: 'headphones',
          links: [
            { title: 'Out of Storage', href: '/podcasts' },
            { title: longTitle, href: 'https://audio.example.org' },
          ],
        },
      ],
    },
    { title: longTitle, items: [{ content: '<p>One alone.</p>' }], image: ochre },
  ],
  Component: TitledCards,
})

export default titledCards

declare module 'atrium' {
  interface Blocks {
    titledCards: typeof titledCards
  }
}
