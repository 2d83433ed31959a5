import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import address from './address.ts'
import person from './person.ts'

/** The heading of the ways to reach an office. */
const REACH = 'How to reach it'

export default defineContentType({
  name: 'contact',
  label: 'Contact',
  plural: 'Contacts',
  icon: 'contact',
  category: 'People and places',
  help: 'How an office is reached: by a person, by telephone, by mail.',
  schema: z.object({
    subtitle: f.text({ group: 'About', help: 'What the office is asked for, in a few words.' }),
    excerpt: f.html({ group: 'About', help: 'What is good to know before writing.' }),
    person: f.reference(person, { group: 'About', help: 'Who answers there.', preload: true }),
    areaServed: f.text({ group: 'About', help: 'For whom the office is there.' }),
    email: f.email({ group: REACH, help: 'One that is read by several people.' }),
    phoneLabel: f.text({ group: REACH, help: 'Printed before the number, like Desk.' }),
    phoneNumber: f.phone({ group: REACH, help: 'With area code, as it is dialled.' }),
    faxLabel: f.text({ group: REACH, help: 'Printed before the number; default: Fax.' }),
    faxNumber: f.phone({ group: REACH, help: 'With area code.' }),
    link: f.link({ group: REACH, help: 'To a form or a page about the office.' }),
    address: f.reference(address, { group: REACH, help: 'Where mail is sent to.', preload: true }),
  }),
})
