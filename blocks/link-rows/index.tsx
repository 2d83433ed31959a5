import { type Card, defineBlock, type ModelOf } from 'atrium'
import { stories } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import contact from 'atrium/model/person/types/contact.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Card as CardView } from 'atrium/ui/card/card.tsx'
import { ContactCard } from 'atrium/ui/contact/contact-card.tsx'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const row = z.object({
  title: z.string(),
  contacts: z.array(z.custom<ModelOf<typeof contact>>()).default([]),
  links: z.array(z.object({ title: z.string(), href: z.string() })).default([]),
  /** Under the links, rich text. */
  footer: z.string().optional(),
  cards: z.array(z.custom<Card>()).default([]),
})
const schema = z.object({ heading: z.string(), items: z.array(row).default([]) })

function LinkRows({ id, heading, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} className="link-rows" colorName="warm-grey" heading={heading}>
      {items.map((row) => (
        <LinkRow key={row.title} {...row} />
      ))}
    </Band>
  )
}

function LinkRow({ title, contacts, links, footer, cards }: z.output<typeof row>) {
  return (
    <section className="link-row">
      <Heading className="link-row-title">{title}</Heading>
      <Subsection>
        {contacts.length + links.length + cards.length > 0 && (
          <ul>
            {contacts.map((contact) => (
              <li key={contact.uid}>
                <ContactCard item={{ contact }} />
              </li>
            ))}
            {links.map((link) => (
              <li key={`${link.href} ${link.title}`}>
                <Cta {...link} />
              </li>
            ))}
            {cards.map((card, index) => (
              <li key={card.uid ?? `${index} ${card.title}`}>
                <CardView card={card} size="text" />
              </li>
            ))}
          </ul>
        )}
        <RichText className="link-row-footer" html={footer} />
      </Subsection>
    </section>
  )
}

const linkRows = defineBlock({
  type: 'linkRows',
  label: 'Rows of links',
  description: 'Contacts, links and cards in labelled rows.',
  placement: 'section',
  schema,
  examples: [
    {
      heading: 'Resources for Journalists',
      items: [
        {
          title: 'Press Contacts',
          contacts: [
            loaded(contact, 'c', 'Press office', { email: 'press@ellery.example', phoneNumber: '+1 310 555 0110' }),
            loaded(contact, 'd', 'Picture desk', { subtitle: 'Loans and rights', email: 'desk@ellery.example' }),
          ],
        },
        {
          title: 'Press Materials',
          links: [{ title: 'Pictures', href: 'https://press.example.org/kit' }],
          footer: '<p>For this exhibition only.</p>',
        },
        { title: 'Related Information', cards: stories.slice(0, 2) },
      ],
    },
    { heading: 'Resources for Journalists', items: [{ title: 'Press Materials', footer: '<p>On request.</p>' }] },
  ],
  Component: LinkRows,
})

export default linkRows

declare module 'atrium' {
  interface Blocks {
    linkRows: typeof linkRows
  }
}
