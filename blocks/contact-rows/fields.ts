import { also, group, html, link, list, reference, text } from '#engine'
import type { ContactEntry } from '#ui/contact/contact-card.tsx'
import type { AddressEntry, OrganizationEntry, PersonEntry } from '#ui/person/person.ts'

/** People and offices under one heading, as editors fill them in. */
export const grouping = () =>
  group({
    heading: also(text(), 'title'),
    intro: html(),
    items: list(
      group({
        person: reference<PersonEntry>('person'),
        contact: reference<ContactEntry>('contact'),
        organization: reference<OrganizationEntry>('organization'),
        worksFor: reference<OrganizationEntry>('organization', 'department'),
        address: reference<AddressEntry>('address'),
        affiliation: reference<OrganizationEntry>('organization', 'department'),
      }),
    ),
  })

/** People and offices in groups, as editors fill them in. */
export const staff = () =>
  group({
    title: also(text(), 'heading'),
    intro: html(),
    cta: link(),
    grouping: also(list(grouping()), 'groups'),
  })

/** What a contact card reads of the entries that an item names. */
const ITEM = [
  'person.works_for.part_of',
  'contact.person.works_for.part_of',
  'contact.address',
  'organization.address',
  'organization.part_of',
  'works_for.part_of',
  'address',
  'affiliation.part_of',
]

/** Wire paths that a field of `staff()` needs. */
export const staffIncludes = (field: string): string[] => ITEM.map((path) => `${field}.grouping.items.${path}`)
