import { defineModule, f, section } from 'atrium'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import { type ContactItem, contactGroup } from 'atrium/model/person/contact-group.ts'
import contact from 'atrium/model/person/types/contact.ts'
import person from 'atrium/model/person/types/person.ts'

interface StaffOptions extends Printed {
  /** Each group has an anchor, which comes from its heading. */
  anchors?: boolean
  /** Persons with their portraits and what is told of them. */
  isLarge?: boolean
}

export const staffFields = () => ({
  title: f.text({ aliases: ['heading'], help: 'The heading over all groups.' }),
  intro: f.html({ help: 'A sentence before the first group.' }),
  cta: f.link({ label: 'Link to more', help: 'Beside the heading, like All staff.' }),
  grouping: f.list(contactGroup(), {
    label: 'Groups',
    aliases: ['groups'],
    itemName: 'heading',
    help: 'People and offices that belong together, each group below its heading.',
  }),
})

/** People and offices in groups. */
export const staff = defineModule({
  label: 'Staff list',
  help: 'People and offices with how they are reached, in groups.',
  fields: staffFields,
  section: (value, { anchors, isLarge, ...options }: StaffOptions) =>
    section('contactRows', { ...printed(value, options), anchors, isLarge }),
})

/** The fields of people under one heading. */
const directoryFields = () => ({
  title: f.text({ aliases: ['heading'], help: 'The heading over these people.' }),
  intro: f.html({ help: 'A sentence before the names.' }),
  persons: f.references(person, { help: 'In this order.' }),
})

/** People alone, in groups. */
export const directory = defineModule({
  label: 'Directory',
  help: 'People with how they are reached, in groups.',
  fields: () => ({
    title: f.text({ aliases: ['heading'], help: 'The heading over all groups.' }),
    cta: f.link({ label: 'Link to more', help: 'Beside the heading.' }),
    groups: f.list(f.group(directoryFields()), { itemName: 'title', help: 'People that belong together.' }),
  }),
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
  help: 'People and offices with how they are reached, in one row.',
  fields: () => ({
    title: f.text({ aliases: ['heading'], help: 'The heading over them.' }),
    cta: f.link({ label: 'Link to more', help: 'Beside the heading, like All staff.' }),
    items: f.references([person, contact], { help: 'People and offices, in this order.' }),
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
  help: 'People with their portraits and what is told of them, below one heading.',
  fields: directoryFields,
  section: ({ persons, ...value }, options: Printed) =>
    section('contactRows', {
      ...printed(value, options),
      grouping: [{ items: persons.map((person) => ({ person })) }],
      isLarge: true,
    }),
})
