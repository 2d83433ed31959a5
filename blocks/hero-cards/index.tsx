import { defineBlock, f, type Image } from 'atrium'
import { chevrons, harbor, longTitle, lowSun, orbits, stairs } from 'atrium/blocks/example-content.ts'
import type { Color, Ground } from 'atrium/model/color/colors.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { PageTitle } from 'atrium/ui/heading/page-title.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import type { ReactNode } from 'react'
import { z } from 'zod'

const schema = z.object({
  /** The page's title. The cards speak for it: it is seen only where there are none. */
  title: z.string(),
  /** Sections between the title and the cards. */
  lead: f.blocks(),
  items: z
    .array(
      z.object({
        title: z.string(),
        cta: z.object({ title: z.string(), href: z.string() }),
        image: z.custom<Image>().optional(),
        backgroundColorName: z.object({ colorName: z.custom<Color>() }).optional(),
      }),
    )
    .default([]),
})

/** Colours for cards that name none, in turn; those that other cards name are passed over. */
const TURN: readonly Ground[] = ['accent', 'tint', 'black']

function colorsOf(items: z.output<typeof schema>['items']): (Ground | undefined)[] {
  const named = items.map(({ backgroundColorName }) => backgroundColorName?.colorName)
  const free = TURN.filter((ground) => !named.some((color) => color === ground))
  return named.map((color, index) => color ?? free[index % free.length])
}

/** Cards side by side: at most four, in rows as even as can be. */
const columnsFor = (count: number): number => Math.ceil(count / Math.ceil(count / 4))

function HeroCards({ id, title, lead, items }: BlockProps<typeof schema>) {
  const colors = colorsOf(items)
  return (
    <header className="hero-cards" id={id}>
      <PageTitle className={items.length > 0 ? 'visually-hidden' : 'hero-cards-title'}>{title}</PageTitle>
      {lead as unknown as ReactNode}
      {items.length > 0 && (
        <ul data-columns={columnsFor(items.length)}>
          {items.map(({ title: label, cta, image }, index) => (
            <li key={`${cta.href} ${label}`} data-color={colors[index]}>
              <Picture image={image} layout="post_half" priority={index === 0} box="hero-card-picture" />
              <div className="hero-card-words">
                <Heading className="hero-card-title">{label}</Heading>
                <Cta {...cta} about={label} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

const visit = { title: 'Plan a visit', href: '/visit/app' }

const heroCards = defineBlock({
  type: 'heroCards',
  label: 'Hero of cards',
  description: 'A page that opens with several cards, each in a colour of its own.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'The Ellery',
      items: [
        {
          title: 'Free to enter, slow to leave',
          cta: visit,
          image: harbor,
          backgroundColorName: { colorName: 'blue' },
        },
        { title: 'One red, eleven layers', cta: { title: 'Read', href: '/news/one-red' }, image: lowSun },
        { title: 'The sky, corrected', cta: { title: 'Read', href: '/news/sky' }, image: orbits },
      ],
    },
    { title: longTitle, items: [{ title: longTitle, cta: { title: 'Read', href: '/news/a' } }] },
    {
      title: 'Five cards, one of them without a picture',
      items: [
        { title: 'Stairs', cta: visit, image: stairs, backgroundColorName: { colorName: 'navy' } },
        { title: 'Bench covers', cta: visit, image: chevrons, backgroundColorName: { colorName: 'sky' } },
        { title: 'Nothing to see', cta: visit, backgroundColorName: { colorName: 'magenta' } },
        { title: 'The sky, corrected', cta: visit, image: orbits, backgroundColorName: { colorName: 'warm-grey' } },
        { title: 'Harbor', cta: visit, image: harbor, backgroundColorName: { colorName: 'orange' } },
      ],
    },
    { title: 'One way in', items: [{ title: 'Harbor in wind', cta: visit, image: harbor }] },
  ],
  Component: HeroCards,
})

export default heroCards

declare module 'atrium' {
  interface Blocks {
    heroCards: typeof heroCards
  }
}
