import { type Card, defineBlock, f, languageAttributes, plainText } from 'atrium'
import { harbor, longTitle, stories } from 'atrium/blocks/example-content.ts'
import { colors } from 'atrium/model/color/colors.ts'
import { featuredItemFields } from 'atrium/model/promo/featured-item-fields.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { CardDate } from 'atrium/ui/card/card-date.tsx'
import { CardLine } from 'atrium/ui/card/card-line.tsx'
import { useSaid } from 'atrium/ui/card/said.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { titleLength } from 'atrium/ui/heading/title-length.ts'
import { Cta, Ctas, Link } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { isSplit } from 'atrium/ui/picture/variation.ts'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const { backgroundColorName: _, ...words } = featuredItemFields()
const schema = z.object({
  /** Over the item, where an editor wrote one. */
  heading: z.string().optional(),
  ...words,
  /** Replaces the item's title; with it the words are shown without an item, too. */
  itemTitle: z.string().optional(),
  /** The intro is the item's, in its language. */
  isOwnIntro: z.boolean().optional(),
  /** Further links, under the text. */
  links: f.links(),
  colorName: z.enum(colors).optional(),
  size: z.enum(['full-bleed', 'band']).default('band'),
  modifier: z.enum(['no-space']).optional(),
})

function FeaturedItem(props: BlockProps<typeof schema>) {
  const { id, heading, item, itemTitle, intro, tag, excerpt, image, cta, links, colorName, variation, size, modifier } =
    props
  const picture = image ?? item?.image
  const title = plainText(itemTitle) || item?.title || ''
  const said = useSaid(item ?? {})
  // Said as the intro, it is not said over the title as well.
  const label = tag ?? item?.tag ?? (item?.subtitle === intro ? undefined : item?.subtitle)
  const itsLine = item?.tag ? 'tag' : 'subtitle'
  const titleSaid = plainText(itemTitle) && itemTitle !== item?.excerpt ? said() : undefined
  const split = isSplit(variation)
  const words = (
    <>
      {label && (
        <p className="card-tag" {...(tag === undefined ? said(itsLine) : said())}>
          {label}
        </p>
      )}
      <Heading className="featured-title" dir="auto" {...titleSaid}>
        {item?.href ? <Link href={item.href}>{title}</Link> : title}
      </Heading>
      {intro && (
        <p className="featured-intro" {...(props.isOwnIntro ? undefined : said())}>
          {intro}
        </p>
      )}
      {item && <CardLine card={item} line="meta" />}
      {item?.date && <CardDate date={item.date} {...said('date')} />}
      <RichText className="featured-excerpt" html={excerpt} {...(excerpt === item?.excerpt ? undefined : said())} />
      <Ctas links={links} />
      {cta && <Cta {...cta} look="button" {...said()} />}
    </>
  )
  return (
    <section
      className="featured"
      id={id}
      {...languageAttributes(item?.lang)}
      data-size={size}
      data-length={titleLength(title)}
      data-color={colorName}
      data-variation={split ? variation : undefined}
      data-modifier={modifier}
    >
      <div className="featured-body">
        <Picture
          image={picture}
          within={item?.lang}
          layout={split ? 'post_split_variable_height' : 'media_layout_full_bleed'}
          ratio={split ? undefined : '16:9'}
          box="featured-picture"
        />
        <div className="featured-words">
          <Heading className="featured-heading" {...said()}>
            {heading}
          </Heading>
          {heading ? <Subsection>{words}</Subsection> : words}
        </div>
      </div>
    </section>
  )
}

const story = stories[0] as Card

const featuredItem = defineBlock({
  type: 'featuredItem',
  label: 'Featured item',
  description: 'One entry shown large, in a room of its own colour.',
  placement: 'section',
  schema,
  isEmpty: ({ item, itemTitle }) => !item && !plainText(itemTitle),
  examples: [
    {
      heading: 'The long read',
      item: story,
      tag: 'Prints',
      colorName: 'blue',
      variation: 'image-right',
      cta: { title: 'Read the story', href: '/news/kiln' },
      excerpt: story.excerpt,
    },
    {
      item: { title: longTitle },
      colorName: 'yellow',
      modifier: 'no-space',
      intro: 'Without a picture, without a link',
    },
    { item: story, image: harbor, size: 'full-bleed', excerpt: story.excerpt },
    {
      heading: 'Latest issue',
      item: story,
      tag: '2026',
      variation: 'image-left',
      colorName: 'garden',
      links: [
        { title: 'Contents', href: '/news' },
        { title: 'PDF', href: 'https://files.example.org/12.pdf' },
      ],
      cta: { title: 'Read online', href: 'https://read.example.org/12' },
    },
  ],
  Component: FeaturedItem,
})

export default featuredItem

declare module 'atrium' {
  interface Blocks {
    featuredItem: typeof featuredItem
  }
}
