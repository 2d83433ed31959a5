import { entryHref, listed } from 'atrium'
import { addressEntryOf, addressOf } from 'atrium/model/person/address-lines.ts'
import type { ContactItem } from 'atrium/model/person/contact-group.ts'
import { biographyOf } from 'atrium/model/person/contributor.ts'
import { type NamedOrganization, organizationParts, websiteOf } from 'atrium/model/person/organization-name.ts'
import { Heading } from '../heading/heading.tsx'
import { Cta, Link } from '../link/link.tsx'
import messages from '../messages.ts'
import { Listed } from '../person/listed.tsx'
import { PhoneLink } from '../phone/phone-link.tsx'
import { Picture } from '../picture/picture.tsx'
import { useLanguageOf, useMessages } from '../render-context.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

/**
 * How somebody is reached.
 *
 * @param isLarge of a person, the portrait and what is told of them are shown, too
 * @param withoutPicture a portrait is not shown, for the others beside it have none
 * @param knownAddress lines that are said beside the cards already
 */
export function ContactCard({
  item,
  isLarge,
  withoutPicture,
  knownAddress,
}: {
  item: ContactItem
  isLarge?: boolean
  withoutPicture?: boolean
  knownAddress?: string | undefined
}) {
  const t = useMessages(messages)
  const { contact, organization, role, description } = item
  const person = item.person ?? contact?.person
  const languageOf = useLanguageOf()
  const own = languageOf(contact ?? person ?? organization)
  const name = contact?.name ?? person?.name
  const address = addressOf(item)
  const lines = address.join('\n') === knownAddress ? [] : address
  const house = item.affiliation ?? item.worksFor ?? (name ? (organization ?? person?.worksFor) : undefined)
  const email = contact?.email ?? person?.email ?? organization?.email
  const telephone = contact?.phoneNumber ?? person?.telNumber ?? organization?.telephone
  const href = person && entryHref(person)
  const named = name ?? <House organization={organization} within={own.lang} />
  const onPage = languageOf(undefined, own.lang)
  return (
    <article className="contact-card" data-large={isLarge ? '' : undefined} {...own}>
      {isLarge && !withoutPicture && (
        <Picture image={person?.image} layout="portrait" within={own.lang} box="contact-picture" />
      )}
      {(name ?? organization) && (
        <Heading className="contact-name">{href ? <Link href={href}>{named}</Link> : named}</Heading>
      )}
      {role && <p {...onPage}>{role}</p>}
      {contact?.subtitle && <p>{contact.subtitle}</p>}
      {person && contact && <p {...languageOf(person, own.lang)}>{listed([person.name, person.jobTitle])}</p>}
      {person?.jobTitle && !contact && <p>{person.jobTitle}</p>}
      {house && (
        <p className="card-meta">
          <House organization={house} within={own.lang} />
        </p>
      )}
      {contact?.areaServed && <p className="card-meta">{contact.areaServed}</p>}
      <RichText html={contact?.excerpt} />
      <RichText html={description} {...onPage} />
      {isLarge && person && <RichText className="contact-bio" html={biographyOf(person) ?? person.jobDescription} />}
      {telephone && (
        <p>
          {contact?.phoneLabel && `${contact.phoneLabel} `}
          <PhoneLink number={telephone} />
        </p>
      )}
      {contact?.faxNumber && (
        <p>
          {contact.faxLabel ?? t.fax} <PhoneLink number={contact.faxNumber} />
        </p>
      )}
      {email && (
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
      {lines.length > 0 && (
        <address {...languageOf(addressEntryOf(item), own.lang)}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {contact?.link && <Cta {...contact.link} />}
    </article>
  )
}

/** An organization by name, with a link to its website where it has one. */
function House({ organization, within }: { organization: NamedOrganization | undefined; within: string | undefined }) {
  const name = <Listed parts={organizationParts(organization)} within={within} />
  const website = websiteOf(organization)
  return website ? <Link href={website}>{name}</Link> : name
}
