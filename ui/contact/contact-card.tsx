import { isIncluded, type Reference } from '#engine'
import { Heading } from '../heading/heading.tsx'
import { Cta, Link } from '../link/link.tsx'
import {
  type AddressEntry,
  addressLines,
  type OrganizationEntry,
  organizationName,
  type PersonEntry,
  personName,
} from '../person/person.ts'
import { PhoneLink } from '../phone/phone-link.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

/** An entry of type `contact`, as far as it is shown. */
export interface ContactEntry {
  subtitle?: string
  excerpt?: string
  person?: { title?: string } & PersonEntry
  areaServed?: string
  email?: string
  phoneLabel?: string
  phoneNumber?: string
  faxLabel?: string
  faxNumber?: string
  link?: { title: string; href: string }
  address?: Reference<AddressEntry>
}

/** One row of a grouping: whom or what it names, in any combination. */
export interface ContactItem {
  person?: Reference<PersonEntry>
  contact?: Reference<ContactEntry>
  organization?: Reference<OrganizationEntry>
  worksFor?: Reference<OrganizationEntry>
  address?: Reference<AddressEntry>
  affiliation?: Reference<OrganizationEntry>
}

/** How somebody is reached. */
export function ContactCard({ item }: { item: ContactItem }) {
  const contact = isIncluded(item.contact) ? item.contact : undefined
  const person = isIncluded(item.person) ? item.person : contact?.person?.title ? contact.person : undefined
  const organization = isIncluded(item.organization) ? item.organization : undefined
  const name = contact?.title ?? (person ? personName(person) : organizationName(organization))
  const lines = addressLines(item.address ?? contact?.address ?? organization?.address)
  const works = organizationName(item.affiliation ?? item.worksFor ?? person?.worksFor)
  const email = contact?.email ?? person?.email ?? organization?.email
  const telephone = contact?.phoneNumber ?? person?.telNumber ?? organization?.telephone
  return (
    <article className="contact-card">
      {name && <Heading className="contact-name">{name}</Heading>}
      {contact?.subtitle && <p>{contact.subtitle}</p>}
      {person && contact && <p>{[personName(person), person.jobTitle].filter(Boolean).join(', ')}</p>}
      {person?.jobTitle && !contact && <p>{person.jobTitle}</p>}
      {works && <p className="card-meta">{works}</p>}
      {contact?.areaServed && <p className="card-meta">{contact.areaServed}</p>}
      <RichText html={contact?.excerpt} />
      {telephone && (
        <p>
          {contact?.phoneLabel && `${contact.phoneLabel} `}
          <PhoneLink number={telephone} />
        </p>
      )}
      {contact?.faxNumber && (
        <p>
          {contact.faxLabel ?? 'Fax'} <PhoneLink number={contact.faxNumber} />
        </p>
      )}
      {email && (
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
      {lines.length > 0 && (
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {contact?.link && <Cta {...contact.link} />}
    </article>
  )
}
