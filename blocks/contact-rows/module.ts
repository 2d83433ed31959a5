import { defineModule, f, section } from '#engine'
import { contactGroup } from '#model/person/contact-group.ts'

/** People and offices in groups. */
export const staff = defineModule({
  label: 'Staff list',
  fields: () => ({
    title: f.text({ aliases: ['heading'] }),
    intro: f.html(),
    cta: f.link(),
    grouping: f.list(contactGroup(), { label: 'Groups', aliases: ['groups'] }),
  }),
  section: ({ title, ...value }, { heading, id }: { heading?: string; id?: string }) =>
    section('contactRows', { ...value, title: heading ? undefined : title, heading, id }),
})
