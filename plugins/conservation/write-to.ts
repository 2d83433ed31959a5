import { textModule } from '#blocks/text-module/module.ts'
import { defineModule, f } from '#engine'

/** Whom to write to, and about what. */
export const writeTo = defineModule({
  label: 'Contact by email',
  fields: () => ({ title: f.text(), intro: f.html(), email: f.email() }),
  section: ({ title, intro: body, email }) =>
    textModule.section({ title, body, links: email ? [{ title: email, href: `mailto:${email}` }] : [] }),
})
