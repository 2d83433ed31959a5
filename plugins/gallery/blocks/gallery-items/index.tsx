import { defineBlock } from 'atrium'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { z } from 'zod'

const item = z.object({
  title: z.string(),
  href: z.string().optional(),
  text: z.string().optional(),
  facts: z.array(z.string()).default([]),
  /** A name or a file. */
  code: z.string().optional(),
  codeHref: z.string().optional(),
  /** A page that is shown small. */
  frame: z.object({ src: z.string(), title: z.string() }).optional(),
})
const group = z.object({ title: z.string().optional(), code: z.string().optional(), items: z.array(item).default([]) })
const schema = z.object({
  heading: z.string(),
  intro: z.string().optional(),
  /** Items are lines, not cards. */
  rows: z.boolean().default(false),
  groups: z.array(group).default([]),
  /** Under the groups. */
  outro: z.string().optional(),
})

function GalleryItems({ id, heading, intro, rows, groups, outro }: BlockProps<typeof schema>) {
  return (
    <Band id={id} className="gallery-items" heading={heading} subheading={intro}>
      {groups.map(({ title, code, items }) => (
        <div className="gallery-group" key={title ?? ''}>
          {title && (
            <div>
              <Heading>{title}</Heading>
              <code>{code}</code>
            </div>
          )}
          <Titled isTitled={title !== undefined}>
            <ul className={rows ? 'gallery-rows' : 'gallery-cards'}>
              {items.map((item) => (
                <li key={`${item.href} ${item.code} ${item.title}`}>{rows ? <Row {...item} /> : <Card {...item} />}</li>
              ))}
            </ul>
          </Titled>
        </div>
      ))}
      {outro && <p className="gallery-outro">{outro}</p>}
    </Band>
  )
}

const Titled = ({ isTitled, children }: { isTitled: boolean; children: React.ReactNode }) =>
  isTitled ? <Subsection>{children}</Subsection> : children

type ItemProps = z.output<typeof item>

function Card({ title, href, text, facts, code, frame }: ItemProps) {
  return (
    <>
      {frame && (
        <div className="gallery-thumbnail" inert>
          <iframe {...frame} loading="lazy" />
        </div>
      )}
      <Heading>
        <a href={href}>{title}</a>
      </Heading>
      {text && <p>{text}</p>}
      <p className="gallery-facts">
        {code && <code>{code}</code>}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </>
  )
}

function Row({ title, href, facts, code, codeHref }: ItemProps) {
  return (
    <>
      <span>
        {href ? <a href={href}>{title}</a> : title} {facts.join(' ')}
      </span>
      {code && codeHref ? (
        <a href={codeHref}>
          <code>{code}</code>
        </a>
      ) : (
        code && <code>{code}</code>
      )}
    </>
  )
}

const card = {
  title: 'Call-out',
  href: '/_blocks/callOut',
  text: 'A content promo on a color, between two parts of a text.',
  code: 'callOut',
  facts: ['4 × in content', 'on 2 page types'],
}

const galleryItems = defineBlock({
  type: 'galleryItems',
  label: 'Items of the gallery',
  description: 'Blocks, content types or entries: as cards, or a line each.',
  placement: 'section',
  schema,
  examples: [
    {
      heading: 'In texts and on pages',
      intro: 'Editors put them into a text, and pages compose them.',
      groups: [{ items: [card, { ...card, title: 'Pull quote', href: '/_blocks/pullQuoteBlock', text: undefined }] }],
    },
    { heading: 'Areas', groups: [{ title: 'News', code: 'plugins/news', items: [card] }] },
    {
      heading: 'In content',
      intro: '3 × in 2 entries.',
      rows: true,
      groups: [
        {
          items: [
            {
              title: 'One Owl, Six Weeks',
              href: '/news/one-owl-six-weeks',
              facts: ['2 ×'],
              code: 'entries/article/article_one_owl_six_weeks.json',
              codeHref: '/_types/article/article_one_owl_six_weeks.json',
            },
            { title: 'Not yet', facts: ['(draft)'], code: 'entries/document/document_not_yet.draft.json' },
          ],
        },
      ],
      outro: 'Allowed in article.body, document.body.',
    },
    { heading: 'On pages', intro: 'None of the pages looked at composes it.', rows: true },
  ],
  isEmpty: ({ groups, intro, rows }) => groups.every(({ items }) => items.length === 0) && !(rows && intro),
  Component: GalleryItems,
})

export default galleryItems

declare module 'atrium' {
  interface Blocks {
    galleryItems: typeof galleryItems
  }
}
