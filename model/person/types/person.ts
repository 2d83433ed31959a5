import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import department from './department.ts'
import organization from './organization.ts'

export default defineContentType({
  name: 'person',
  label: 'Person',
  plural: 'People',
  icon: 'user',
  category: 'People and places',
  help: 'Somebody who is named, shown or reached.',
  schema: z.object({
    givenName: f.required(f.text({ group: 'Name', help: 'First names, as the person writes them.' })),
    familyName: f.required(f.text({ group: 'Name', help: 'Lists of people are sorted by it.' })),
    image: f.image({ group: 'Name', help: 'A portrait; square crops suit best.' }),
    jobTitle: f.text({ group: 'Work', help: 'Printed after the name, like Senior curator.' }),
    jobDescription: f.html({ group: 'Work', help: 'What the person does, in a sentence.' }),
    bios: f.list(
      f.group({
        type: f.text({ help: 'What it is for, like short.' }),
        text: f.required(f.html({ help: 'Who the person is, in a few sentences.' })),
      }),
      { label: 'Biographies', group: 'Work', itemName: 'type', help: 'The first one counts.' },
    ),
    email: f.email({ group: 'How to reach them', help: 'Printed wherever the person is named as a contact.' }),
    telNumber: f.phone({ label: 'Telephone', group: 'How to reach them', help: 'With area code.' }),
    externalLinks: f.links({ group: 'How to reach them', help: 'Their own pages on other sites.' }),
    worksFor: f.reference([organization, department], {
      group: 'Work',
      help: 'Printed after the name.',
      preload: true,
    }),
  }),
  index: ['familyName', 'givenName'],
  derive: ({ entry: { givenName, familyName } }) => {
    const name = `${givenName} ${familyName}`
    return { name, fullName: name }
  },
  card: ({ entry }) => ({ meta: entry.jobTitle, excerpt: entry.bios[0]?.text }),
})
