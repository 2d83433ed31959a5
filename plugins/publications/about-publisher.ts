import { f } from 'atrium'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { titledList } from 'atrium/blocks/titled-cards/module.ts'
import contact from 'atrium/model/person/types/contact.ts'
import { titledFields, titledTexts } from 'atrium/model/promo/titled.ts'
import type { z } from 'zod'

/** Returns what the publisher says of itself: an overview, what it holds to, and whom to ask. */
export const aboutPublisher = () =>
  f.group(
    {
      overview: f.group(titledFields('body'), { help: 'What the publisher does.' }),
      values: f.group(
        { title: f.text({ help: 'The heading over them.' }), items: titledTexts('body') },
        { help: 'What it holds to, a short text each.' },
      ),
      contact: f.group(
        {
          title: f.text({ help: 'The heading over the contacts.' }),
          contacts: f.references(contact, { help: 'Mail and telephone come from their own entries.' }),
        },
        { help: 'Whom to ask.' },
      ),
    },
    { label: 'About', group: 'Sections of the page', help: 'Overview, values and contacts of the publisher.' },
  )

type About = NonNullable<z.output<ReturnType<typeof aboutPublisher>>>

/** The same as sections. */
export const aboutSections = ({ overview, values, contact: office }: About) => [
  overview && textModule.section({ title: overview.title, body: overview.content, links: [] }, {}),
  titledList.section(values, {}),
  office && staff.section({ title: office.title, grouping: [{ items: office.contacts.map(asItem) }] }, {}),
]

const asItem = <Contact>(one: Contact) => ({ contact: one })
