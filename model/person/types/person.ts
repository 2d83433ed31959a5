import { z } from 'zod'
import { defineContentType, f } from '#engine'
import department from './department.ts'
import organization from './organization.ts'

export default defineContentType({
  name: 'person',
  label: 'Person',
  help: 'Somebody who is named, shown or reached.',
  schema: z.object({
    givenName: f.required(f.text()),
    familyName: f.required(f.text()),
    image: f.image(),
    jobTitle: f.text(),
    jobDescription: f.html({ help: 'What the person does, in a sentence.' }),
    bios: f.list(f.group({ type: f.text({ help: 'What it is for, like short.' }), text: f.required(f.html()) }), {
      label: 'Biographies',
      help: 'The first one counts.',
    }),
    email: f.email(),
    telNumber: f.phone({ label: 'Telephone' }),
    externalLinks: f.links(),
    worksFor: f.reference([organization, department], { help: 'Printed after the name.', preload: true }),
  }),
  index: ['familyName', 'givenName'],
  derive: ({ entry: { givenName, familyName } }) => {
    const name = `${givenName} ${familyName}`
    return { name, fullName: name }
  },
  card: ({ entry }) => ({ meta: entry.jobTitle, excerpt: entry.bios[0]?.text }),
})
