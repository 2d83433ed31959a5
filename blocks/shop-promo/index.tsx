import { type Card, defineBlock, languageAttributes } from 'atrium'
import { longTitle, peacock } from 'atrium/blocks/example-content.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { CardLine } from 'atrium/ui/card/card-line.tsx'
import { useSaid } from 'atrium/ui/card/said.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const schema = z.object({ item: z.custom<Card>(), ctaText: z.string() })

function ShopPromo({ id, item, ctaText }: BlockProps<typeof schema>) {
  const { title, image, excerpt, href, lang } = item
  const said = useSaid(item)
  return (
    <aside className="shop-promo" id={id} data-color="warm-grey" aria-label={title} {...languageAttributes(lang)}>
      <Picture image={image} layout="post_small_variable_height" within={lang} box="shop-promo-picture" />
      <div className="shop-promo-words">
        <CardLine card={item} line="subtitle" />
        <Heading className="shop-promo-title">{title}</Heading>
        <CardLine card={item} line="meta" />
        <RichText className="shop-promo-text" html={excerpt} />
        {href && <Cta href={href} title={ctaText} about={title} look="button" {...said()} />}
      </div>
    </aside>
  )
}

const shopPromo = defineBlock({
  type: 'shopPromo',
  label: 'Shop promo',
  description: 'A book that belongs to a text.',
  placement: 'section',
  schema,
  isEmpty: ({ item }) => !item.title,
  examples: [
    {
      item: {
        title: 'The Marbled Page',
        subtitle: 'Publication',
        meta: 'Samir Haddad and Lucia Benedetti',
        href: 'https://shop.example.org/marbled',
        image: peacock,
        excerpt:
          '<p>Two centuries of endpapers, and the six people still living who know how to make them. With a sample bound in.</p>',
      },
      ctaText: 'Learn more about this publication',
    },
    { item: { title: longTitle }, ctaText: 'Learn more about this publication' },
  ],
  Component: ShopPromo,
})

export default shopPromo

declare module 'atrium' {
  interface Blocks {
    shopPromo: typeof shopPromo
  }
}
