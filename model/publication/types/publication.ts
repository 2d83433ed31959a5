import { defineContentType, f, plainText } from 'atrium'
import { z } from 'zod'
import messages from '../../messages.ts'
import person from '../../person/types/person.ts'

export default defineContentType({
  name: 'publication',
  label: 'Publication',
  kind: messages.publication,
  plural: 'Publications',
  icon: 'book',
  category: 'Publications',
  help: 'A book. It has no page here: links use its own address.',
  schema: z.object({
    displayTitle: f.text({ group: 'Book', help: 'The title that visitors read; default: the title.' }),
    subtitle: f.text({ group: 'Book', help: 'As it is on the title page.' }),
    authors: f.references(['author', person], {
      group: 'Book',
      help: 'In the order of the title page.',
      preload: true,
    }),
    blurb: f.html({ group: 'Book', help: 'What lists say of it.', length: { ideal: 300 } }),
    endorsements: f.list(
      f.group({
        text: f.required(f.html({ help: 'Their words.' })),
        citation: f.text({ help: 'Who said it, and where.' }),
      }),
      { group: 'Book', itemName: 'citation', help: 'What others say of it.' },
    ),
    image: f.image({ group: 'Book', help: 'The cover.' }),
    url: f.url({ label: 'URL', group: 'Book', help: 'Where it can be read or bought.' }),
    meta: f.group(
      {
        pageCount: f.text({ label: 'Pages', help: 'As it is printed.', example: '248 pages' }),
        trimSize: f.text({ help: 'Width and height, as printed.', example: '9 x 12 inches' }),
        format: f.text({ help: 'How it is bound.', example: 'Hardcover' }),
        imprint: f.text({ help: 'The publisher that is printed in it.' }),
        illustrationDetails: f.text({
          label: 'Illustrations',
          help: 'How many, and of what kind.',
          example: '120 color illustrations',
        }),
        prices: f.list(f.text({ example: 'US $40.00' }), { help: 'With currency, one for each country.' }),
        isbn: f.text({
          label: 'ISBN',
          help: 'Thirteen digits; search finds the book by it.',
          example: '978-0-00-000000-2',
        }),
        pubDate: f.date({ label: 'Date of publication', help: 'Books are sorted by it.' }),
      },
      { label: 'Details', group: 'Details', help: 'What the back of the title page says.' },
    ),
  }),
  index: ['title', 'meta.pubDate', 'meta.imprint', 'meta.format', 'year'],
  derive: ({ entry: { meta } }) => ({ year: meta?.pubDate?.slice(0, 4) }),
  card: ({ entry: { path, url, meta, authors }, translate }) => ({
    href: path ?? url,
    subtitle: translate(messages).publication,
    date: meta?.pubDate,
    meta: authors.map(({ name }) => name).join(', ') || undefined,
  }),
  search: ({ entry: { subtitle, blurb, meta } }) => ({
    description: plainText(blurb) || subtitle,
    text: [subtitle, meta?.isbn].filter(Boolean).join(' '),
  }),
})
