import { defineModule, f } from 'atrium'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import contact from 'atrium/model/person/types/contact.ts'

/** Whom to ask about what: each topic with a few words and its contacts. */
export const contactsByTopic = defineModule({
  label: 'Contacts by topic',
  help: 'Topics with a few words and whom to ask.',
  fields: () => ({
    title: f.text({ help: 'The heading over the topics.' }),
    items: f.list(
      f.group({
        title: f.text({ help: 'The topic, like Review copies.' }),
        body: f.html({ help: 'What to say or enclose.' }),
        contacts: f.references(contact, { help: 'Whom to ask.' }),
      }),
      { help: 'One topic each.', itemName: 'title' },
    ),
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
