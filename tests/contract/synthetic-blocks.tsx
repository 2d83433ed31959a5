import { type Card, defineBlock, f, type Image } from 'atrium'
import { type ReactNode, useId } from 'react'
import { z } from 'zod'
import type { ModulesByFile } from '#engine/assemble/discover.ts'

/** Running text; neighbours become one. */
const textBlock = defineBlock({
  type: 'textBlock',
  label: 'Text',
  placement: 'both',
  wire: 'text_block',
  schema: z.object({ text: f.required(f.html()) }),
  merge: (first, second) => ({ text: `${first.text}\n\n${second.text}` }),
  examples: [{ text: '<p>One</p>' }, { text: '<p>Two</p>' }],
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the test's own
  Component: ({ id, text }) => <div id={id} className="text" dangerouslySetInnerHTML={{ __html: text }} />,
})

const heading = defineBlock({
  type: 'heading',
  label: 'Heading',
  placement: 'both',
  wire: 'heading',
  schema: z.object({ text: f.required(f.text()) }),
  anchor: ({ text }) => text,
  examples: [{ text: 'One' }, { text: 'Two' }],
  Component: ({ id, text }) => <h2 id={id}>{text}</h2>,
})

interface Link {
  title: string
  href: string
}

const hero = defineBlock({
  type: 'hero',
  label: 'Hero',
  placement: 'section',
  schema: z.object({
    title: z.string(),
    jumpTo: z.union([z.literal('sections'), z.array(z.object({ title: z.string(), href: z.string() }))]).optional(),
    submenu: z.array(z.object({ title: z.string(), href: z.string() })).default([]),
  }),
  examples: [{ title: 'One' }, { title: 'Two' }],
  Component: ({ title, jumpTo = [], submenu }: { title: string; jumpTo?: Link[]; submenu: Link[] }) => (
    <header>
      <h1>{title}</h1>
      <nav aria-label="Jump to">
        {jumpTo.map(({ title, href }) => (
          <a key={href} href={href}>
            {title}
          </a>
        ))}
      </nav>
      <nav aria-label="Submenu">
        {submenu.map(({ title, href }) => (
          <a key={href} href={href}>
            {title}
          </a>
        ))}
      </nav>
    </header>
  ),
})

const cardListing = defineBlock({
  type: 'cardListing',
  label: 'Cards',
  placement: 'section',
  schema: z.object({
    title: z.string().optional(),
    heading: z.string().optional(),
    items: z.array(z.custom<Card>((value) => typeof (value as Card).title === 'string')).default([]),
    cta: z.object({ title: z.string(), href: z.string() }).optional(),
  }),
  examples: [{ title: 'One' }, { items: [{ title: 'Two' }] }],
  Component: ({
    id,
    title,
    heading,
    items,
    cta,
  }: {
    id?: string
    title?: string
    heading?: string
    items: Card[]
    cta?: Link
  }) => (
    <section id={id}>
      <h2>{heading ?? title}</h2>
      <ul>
        {items.map((card) => (
          <li key={card.uid ?? card.title} lang={card.lang}>
            <a href={card.href}>{card.title}</a>
          </li>
        ))}
      </ul>
      {cta && (
        <a className="cta" href={cta.href}>
          {cta.title}
        </a>
      )}
    </section>
  ),
})

/** Holds other blocks. */
const panel = defineBlock({
  type: 'panel',
  label: 'Panel',
  placement: 'both',
  wire: 'panel',
  schema: z.object({ title: f.text(), body: f.blocks() }),
  examples: [{ title: 'One' }, { body: [{ blockType: 'textBlock', text: '<p>Two</p>' }] }],
  Component: ({ id, title, body }: { id?: string; title?: string; body: ReactNode }) => (
    <section id={id} className="panel">
      {title && <h2>{title}</h2>}
      {body}
    </section>
  ),
})

/** Brings its own references. */
const promo = defineBlock({
  type: 'promo',
  label: 'Promo',
  placement: 'both',
  wire: 'promo',
  schema: z.object({ image: f.image(), items: f.cards() }),
  isEmpty: ({ image, items }) => image === undefined && items.length === 0,
  examples: [{ image: { alt: 'One' } }, { items: [{ title: 'Two' }] }],
  Component: ({ image, items }: { image?: Image & { title?: string }; items: Card[] }) => (
    <aside>
      <img alt={image?.alt} />
      {items.map((card) => (
        <a key={card.uid} href={card.href}>
          {card.title}
        </a>
      ))}
    </aside>
  ),
})

const counter = defineBlock({
  type: 'counter',
  label: 'Counter',
  placement: 'both',
  wire: 'counter',
  schema: z.object({ start: f.integer(), label: f.text() }),
  examples: [{ start: 1 }, { label: 'Two' }],
  Component: ({ start = 0, label = 'Count' }) => {
    const id = useId()
    return (
      <p>
        <label htmlFor={id}>{label}</label>
        <output id={id}>{start}</output>
      </p>
    )
  },
})

const field = defineBlock({
  type: 'field',
  label: 'Field',
  placement: 'section',
  schema: z.object({ label: z.string() }),
  examples: [{ label: 'One' }, { label: 'Two' }],
  Component: ({ label }) => {
    const id = useId()
    return (
      <p>
        <label htmlFor={id}>{label}</label>
        <input id={id} />
      </p>
    )
  },
})

const failing = defineBlock({
  type: 'failing',
  label: 'Failing',
  placement: 'both',
  wire: 'failing',
  schema: z.object({ text: f.text() }),
  examples: [{ text: 'One' }, { text: 'Two' }],
  Component: () => {
    throw new Error('the component is broken')
  },
})

const all = { textBlock, heading, hero, cardListing, panel, promo, counter, field, failing }

/** Blocks as the folder of blocks gives them; the counter is an island. */
export const syntheticBlocks: ModulesByFile = Object.fromEntries(
  Object.entries(all).map(([name, definition]) => [`/blocks/${name}/index.tsx`, { default: definition }]),
)
export const syntheticIslands = ['/blocks/counter/counter.island.tsx']
