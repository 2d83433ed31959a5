import { defineModule, f, section } from '#engine'
import { type Printed, printed } from '#model/page/printed.ts'
import { type ContactItem, contactGroup } from '#model/person/contact-group.ts'
import { directoryFields, directoryGroup } from '#model/person/directory-group.ts'
import contact from '#model/person/types/contact.ts'
import person from '#model/person/types/person.ts'

interface StaffOptions extends Printed {
  /** Each group has an anchor, which comes from its heading. */
  anchors?: boolean
  /** Persons with their portraits and what is told of them. */
  isLarge?: boolean
}

export const staffFields = () => ({
  title: f.text({ aliases: ['heading'] }),
  intro: f.html(),
  cta: f.link(),
  grouping: f.list(contactGroup(), { label: 'Groups', aliases: ['groups'] }),
})

/** People and offices in groups. */
export const staff = defineModule({
  label: 'Staff list',
  fields: staffFields,
  section: (value, { anchors, isLarge, ...options }: StaffOptions) =>
    section('contactRows', { ...printed(value, options), anchors, isLarge }),
})

/** People alone, in groups. */
export const directory = defineModule({
  label: 'Directory',
  fields: () => ({ title: f.text({ aliases: ['heading'] }), cta: f.link(), groups: f.list(directoryGroup()) }),
  section: ({ groups, ...value }, options: Printed) =>
    section('contactRows', {
      ...printed(value, options),
      grouping: groups.map(({ title: heading, intro, persons }) => ({
        heading,
        intro,
        items: persons.map((person) => ({ person })),
      })),
    }),
})

/** People and offices in one row, without groups. */
export const staffDirectory = defineModule({
  label: 'Staff directory',
  fields: () => ({
    title: f.text({ aliases: ['heading'] }),
    cta: f.link({ label: 'Link to more' }),
    items: f.references([person, contact]),
  }),
  section: ({ items, ...value }, options: Printed) =>
    section('contactRows', {
      ...printed(value, options),
      // A row is called by what it names: a person or a contact.
      grouping: [{ items: items.map((item) => ({ [item.contentType]: item }) as ContactItem) }],
    }),
})

/** People under one heading, each with a portrait and what is told of them. */
export const biographies = defineModule({
  label: 'Biographies',
  fields: directoryFields,
  section: ({ persons, ...value }, options: Printed) =>
    section('contactRows', {
      ...printed(value, options),
      grouping: [{ items: persons.map((person) => ({ person })) }],
      isLarge: true,
    }),
})
