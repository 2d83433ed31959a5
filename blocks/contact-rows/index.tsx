import { defineBlock } from 'atrium'
import { cup, longTitle } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import { addressLines, sharedAddress } from 'atrium/model/person/address-lines.ts'
import type { ContactItem } from 'atrium/model/person/contact-group.ts'
import address from 'atrium/model/person/types/address.ts'
import contact from 'atrium/model/person/types/contact.ts'
import organization from 'atrium/model/person/types/organization.ts'
import person from 'atrium/model/person/types/person.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { ContactCard } from 'atrium/ui/contact/contact-card.tsx'
import { anchorsOf } from 'atrium/ui/heading/anchors.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { useIds, useLanguageOf, useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'
import { staffFields } from './module.ts'

interface Group {
  heading?: string
  intro?: string
  items: ContactItem[]
}

const schema = z.object({
  ...printedFields(),
  ...staffFields(),
  grouping: z.array(z.custom<Group>()).default([]),
  /** Persons with their portraits and what is told of them. */
  isLarge: z.boolean().optional(),
  /** Each group has an anchor, which comes from its heading. */
  anchors: z.boolean().optional(),
})

function ContactRows({ id, heading, title, intro, cta, grouping, isLarge, anchors }: BlockProps<typeof schema>) {
  const ids = anchors ? anchorsOf(grouping.map((group) => group.heading)) : []
  const t = useMessages(messages)
  const languageOf = useLanguageOf()
  const address = sharedAddress(grouping.flatMap(({ items }) => items))
  const shared = addressLines(address)
  return (
    <Band id={id} heading={heading ?? title} intro={intro} cta={cta}>
      {shared.length > 0 && (
        <div className="contact-address">
          <p>{t.byPost}</p>
          <address {...languageOf(address)}>
            {shared.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      )}
      {grouping.map((group, index) => (
        <ContactGroup key={index} {...group} id={ids[index]} isLarge={isLarge} knownAddress={shared.join('\n')} />
      ))}
    </Band>
  )
}

type GroupProps = Group & {
  id?: string
  isLarge?: boolean
  knownAddress?: string
}

function ContactGroup({ id, heading, intro, items, isLarge, knownAddress }: GroupProps) {
  // A portrait here and there makes the others look forgotten: half of a group have one, or none is shown.
  const portraits = items.filter(({ person, contact }) => isShowable((person ?? contact?.person)?.image))
  const isPictured = portraits.length * 2 >= items.length
  useIds(id)
  if (items.length === 0 && !intro) return null
  const cards = items.length > 0 && (
    <ul className="contact-cards">
      {items.map((item, index) => (
        <li key={(item.contact ?? item.person ?? item.organization)?.uid ?? index}>
          <ContactCard item={item} isLarge={isLarge} withoutPicture={!isPictured} knownAddress={knownAddress} />
        </li>
      ))}
    </ul>
  )
  if (!heading && !intro) return cards
  return (
    <div className="contact-group" id={id}>
      <div className="contact-group-words">
        {heading && <Heading className="contact-group-title">{heading}</Heading>}
        <RichText html={intro} />
      </div>
      {heading ? <Subsection>{cards}</Subsection> : cards}
    </div>
  )
}

const arroyo = loaded(person, 'arroyo', 'Arroyo, F.', {
  givenName: 'Felix',
  familyName: 'Arroyo',
  jobTitle: 'Press officer',
  telNumber: '+1 310 555 0112',
  email: 'farroyo@ellery.example',
})
const villa = loaded(address, 'villa', 'Ellery Villa', {
  streetAddress1: '17 Shore Road',
  locality: 'Los Angeles',
  region: 'CA',
  postalCode: '90272',
})

const contactRows = defineBlock({
  type: 'contactRows',
  label: 'Contacts',
  description: 'People and offices in groups, with everything that reaches them.',
  placement: 'section',
  schema,
  isEmpty: ({ title, intro, grouping }) => !title && !intro && grouping.every(({ items }) => items.length === 0),
  examples: [
    {
      title: 'Whom to ask',
      anchors: true,
      intro: '<p>The press desk is staffed from nine to five on weekdays.</p>',
      cta: { title: 'All offices', href: '/about/contact' },
      grouping: [
        {
          heading: 'News and interviews',
          intro: '<p>Start here when you are not sure whom to ask.</p>',
          items: [
            {
              contact: loaded(contact, 'press', 'Press office', {
                subtitle: 'Weekdays, nine to five',
                areaServed: 'Everything that is to be printed or broadcast',
                phoneLabel: 'Desk',
                phoneNumber: '+1 310 555 0110',
                faxNumber: '+1 310 555 0111',
                email: 'press@ellery.example',
                person: arroyo,
                address: villa,
              }),
            },
            { person: arroyo, worksFor: loaded(organization, 'museum', 'Ellery Museum', {}) },
          ],
        },
        { heading: 'The Villa', items: [{ person: arroyo, address: villa }] },
      ],
    },
    {
      title: 'Everyone in the department',
      isLarge: true,
      grouping: [
        {
          heading: 'Laboratories',
          items: [
            {
              person: loaded(person, 'quill', 'Quill, M.', {
                givenName: 'Mara',
                familyName: 'Quill',
                jobTitle: 'Objects conservator',
                image: cup,
                bios: [{ text: '<p>Mara Quill mends ceramics, and fires new ones at home.</p>' }],
                email: 'mquill@ellery.example',
              }),
            },
            { person: arroyo },
          ],
        },
      ],
    },
    {
      title: longTitle,
      grouping: [
        { items: [{ organization: loaded(organization, 'harbor', 'Harbor University', {}) }, { person: arroyo }] },
        { heading: 'Nobody yet', items: [] },
      ],
    },
  ],
  Component: ContactRows,
})

export default contactRows

declare module 'atrium' {
  interface Blocks {
    contactRows: typeof contactRows
  }
}
