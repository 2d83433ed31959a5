import { f } from 'atrium'
import type { z } from 'zod'
import type { ContributorItem } from './contributor-fields.ts'
import address from './types/address.ts'
import contact from './types/contact.ts'
import department from './types/department.ts'
import organization from './types/organization.ts'
import person from './types/person.ts'

const item = () =>
  f.group({
    person: f.reference(person, { help: 'Name, work, mail and telephone come from their entry.' }),
    contact: f.reference(contact, { help: 'An office, with whom to ask there.' }),
    organization: f.reference(organization, { help: 'A house that is named by itself.' }),
    worksFor: f.reference([organization, department], {
      help: 'Printed after the name in place of what the person says.',
    }),
    address: f.reference(address, { help: 'Where they are reached by mail.' }),
    affiliation: f.reference([organization, department], { help: 'The house they come from, if it is another one.' }),
  })

/** People and offices under one heading, as editors fill them in. */
export const contactGroup = (options?: Parameters<typeof f.text>[0]) =>
  f.group(
    {
      heading: f.text({ aliases: ['title'], help: 'What they have in common, like a department.' }),
      intro: f.html({ help: 'A sentence before the names.' }),
      items: f.list(item(), { help: 'Each names a person, an office, an organization, or several of these together.' }),
    },
    options,
  )

/** One row of a group: whom or what it names, in any combination, and what they do where that is said. */
export type ContactItem = NonNullable<z.output<ReturnType<typeof item>>> &
  Partial<Pick<ContributorItem, 'role' | 'description'>>
