import { defineModule, f } from 'atrium'
import { textModule } from 'atrium/blocks/text-module/module.ts'

export const writeTo = defineModule({
  label: 'Contact by email',
  help: 'Whom to write to, and about what.',
  fields: () => ({
    title: f.text({ help: 'The heading, like Write to us.' }),
    intro: f.html({ help: 'What to write about, and what to enclose.' }),
    email: f.email({ help: 'Printed below the text as a link.' }),
  }),
  section: ({ title, intro: body, email }) =>
    textModule.section({ title, body, links: email ? [{ title: email, href: `mailto:${email}` }] : [] }),
})
