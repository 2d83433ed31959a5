import { defineModule, f, section } from '#engine'
import { listingFields } from '#model/listing/listing-fields.ts'

/** Entries as lines of text. */
export const textNews = defineModule({
  label: 'Text news',
  fields: listingFields,
  section: (value, { id }: { id?: string }) => section('textNews', { ...value, id }),
})

/** Links written on the page itself, each with a few words. */
export const linkCards = defineModule({
  label: 'Links with texts',
  fields: () => ({
    title: f.text(),
    items: f.list(f.group({ title: f.required(f.text()), text: f.html(), url: f.required(f.url()) })),
  }),
  section: ({ title, items }, { id }: { id?: string }) =>
    section('textNews', {
      title,
      items: items.map(({ title: name, text: excerpt, url: href }) => ({ title: name, excerpt, href })),
      id,
    }),
})
