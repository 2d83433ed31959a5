import { staff } from '#blocks/contact-rows/module.ts'
import { defineModule, f } from '#engine'
import contact from '#model/person/types/contact.ts'

/** Whom to ask about what: each topic with a few words and its contacts. */
export const contactsByTopic = defineModule({
  label: 'Contacts by topic',
  fields: () => ({
    title: f.text(),
    items: f.list(f.group({ title: f.text(), body: f.html(), contacts: f.references(contact) })),
  }),
  section: ({ title, items }, _: object) =>
    staff.section(
      {
        title,
        grouping: items.map(({ title: heading, body: intro, contacts }) => ({
          heading,
          intro,
          items: contacts.map((one) => ({ contact: one })),
        })),
      },
      {},
    ),
})
