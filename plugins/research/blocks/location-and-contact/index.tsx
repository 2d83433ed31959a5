import { defineBlock, f } from 'atrium'
import { loaded } from 'atrium/blocks/example-entry.ts'
import contactType from 'atrium/model/person/types/contact.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { ContactCard } from 'atrium/ui/contact/contact-card.tsx'
import { Subsection } from 'atrium/ui/heading/heading.tsx'
import { Promo } from 'atrium/ui/promo/promo.tsx'
import { z } from 'zod'
import { officeFields } from '../../location-and-contact.ts'

const schema = z.object({ ...officeFields(), items: f.cards() })

/** The office is over its details, whose headings are of the fourth level. */
function LocationAndContact({ id, title, contact, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={title}>
      <div className="location-and-contact">
        {contact && <ContactCard item={{ contact }} />}
        {items.length > 0 && (
          <Subsection level={title && contact ? 4 : undefined}>
            <ul className="promo-cards">
              {items.map((promo, index) => (
                <li key={promo.uid ?? `${index} ${promo.title}`}>
                  <Promo promo={promo} />
                </li>
              ))}
            </ul>
          </Subsection>
        )}
      </div>
    </Band>
  )
}

const locationAndContact = defineBlock({
  type: 'locationAndContact',
  label: 'Location and contact',
  description: 'An office, and what is good to know before one writes or comes.',
  placement: 'section',
  schema,
  isEmpty: ({ title, contact, items }) => !title && !contact && items.length === 0,
  examples: [
    {
      title: 'Where we are',
      contact: loaded(contactType, 'desk', 'Reference desk', {
        subtitle: 'Questions about holdings',
        email: 'reference@ellery.example',
        phoneNumber: '+1 310 555 0142',
      }),
      items: [
        {
          title: 'By tram',
          icon: 'tram-front',
          excerpt: '<p>Two stops.</p>',
          ctas: [{ title: 'Map', href: '/visit' }],
        },
        { title: 'By mail', icon: 'mail', excerpt: '<p>Answers within three days.</p>' },
      ],
    },
    { items: [{ title: 'One card alone', ctas: [{ title: 'Open', href: '/visit' }] }] },
  ],
  Component: LocationAndContact,
})

export default locationAndContact

declare module 'atrium' {
  interface Blocks {
    locationAndContact: typeof locationAndContact
  }
}
