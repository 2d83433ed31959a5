import { defineModule, f, section } from 'atrium'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'

/** Entries as lines of text. */
export const textNews = defineModule({
  label: 'Text news',
  help: 'Entries as lines of text, without pictures.',
  fields: listingFields,
  section: (value, { id }: { id?: string }) => section('textNews', { ...value, id }),
})

/** Links written on the page itself, each with a few words. */
export const linkCards = defineModule({
  label: 'Links with texts',
  help: 'Links that are written here, with a sentence each.',
  fields: () => ({
    title: f.text({ help: 'The heading over the links.' }),
    items: f.list(
      f.group({
        title: f.required(f.text({ help: 'What it leads to; the title is the link.' })),
        text: f.html({ help: 'A sentence about it.' }),
        url: f.required(f.url({ label: 'Address', help: 'Where it leads.' })),
      }),
      { itemName: 'title', help: 'In this order.' },
    ),
  }),
  section: ({ title, items }, { id }: { id?: string }) =>
    section('textNews', {
      title,
      items: items.map(({ title: name, text: excerpt, url: href }) => ({ title: name, excerpt, href })),
      id,
    }),
})
