import { z } from 'zod'
import { defineContentType, f } from '#engine'
import address from './address.ts'
import person from './person.ts'

export default defineContentType({
  name: 'contact',
  label: 'Contact',
  help: 'How an office is reached: by a person, by telephone, by mail.',
  schema: z.object({
    subtitle: f.text({ help: 'What the office is asked for, in a few words.' }),
    excerpt: f.html({ help: 'What is good to know before writing.' }),
    person: f.reference(person, { preload: true }),
    areaServed: f.text({ help: 'For whom the office is there.' }),
    email: f.email(),
    phoneLabel: f.text({ help: 'Stands before the number, like Desk.' }),
    phoneNumber: f.phone(),
    faxLabel: f.text({ help: 'Stands before the number; default: Fax.' }),
    faxNumber: f.phone(),
    link: f.link(),
    address: f.reference(address, { preload: true }),
  }),
})
