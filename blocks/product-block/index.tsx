import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import { longTitle, peacock } from '../example-content.ts'
import messages from './messages.ts'

/** Describes a thing for sale. */
export const productFields = () => ({
  title: f.required(f.text({ help: 'What the thing is called in the shop.' })),
  subtitle: f.text({ help: 'One more line, like the author of a book.' }),
  url: f.required(f.url({ label: 'Address', help: 'Of its page in the shop.' })),
  image: f.image({ help: 'The thing itself, on a plain ground.' }),
  prices: f.list(f.text(), { help: 'As they are printed, like $40.00; several are divided by a slash.' }),
  ctaText: f.text({ label: 'Words of the link', help: 'Default: Shop now.' }),
})
const schema = z.object(productFields())

function Product({ id, title, subtitle, url, image, prices, ctaText }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <aside className="prose product" id={id} aria-label={title}>
      <div className="product-parts">
        <Picture image={image} layout="post_small_variable_height" box="product-picture" />
        <div className="product-words">
          <Heading className="product-title">{title}</Heading>
          {subtitle && <p className="product-subtitle">{subtitle}</p>}
          {prices.length > 0 && <p className="product-price">{prices.join('/')}</p>}
          <Cta href={url} title={ctaText ?? t.shopNow} about={title} look="button" />
        </div>
      </div>
    </aside>
  )
}

const productBlock = defineBlock({
  type: 'productBlock',
  label: 'Product',
  description: 'One thing from the shop: what it is, what it costs, and the way there.',
  icon: 'shopping-bag',
  category: 'Links and cards',
  placement: 'both',
  wire: 'product_block',
  schema,
  examples: [
    {
      title: 'The Marbled Page',
      subtitle: 'Two Centuries of Endpapers',
      url: 'https://shop.example.org/marbled',
      image: peacock,
      prices: ['$45.00', '£35.00'],
    },
    { title: longTitle, url: 'https://shop.example.org/atlas', ctaText: 'Order the facsimile from the bindery' },
  ],
  Component: Product,
})

export default productBlock

declare module 'atrium' {
  interface Blocks {
    productBlock: typeof productBlock
  }
}
