import type { z } from 'zod'
import { f } from '#engine'
import address from './types/address.ts'
import contact from './types/contact.ts'
import department from './types/department.ts'
import organization from './types/organization.ts'
import person from './types/person.ts'

const item = () =>
  f.group({
    person: f.reference(person),
    contact: f.reference(contact),
    organization: f.reference(organization),
    worksFor: f.reference([organization, department]),
    address: f.reference(address),
    affiliation: f.reference([organization, department]),
  })

/** People and offices under one heading, as editors fill them in. */
export const contactGroup = () =>
  f.group({
    heading: f.text({ aliases: ['title'] }),
    intro: f.html(),
    items: f.list(item(), { help: 'Each names a person, an office, an organization, or several of these together.' }),
  })

/** One row of a group: whom or what it names, in any combination. */
export type ContactItem = NonNullable<z.output<ReturnType<typeof item>>>
