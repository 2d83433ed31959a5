import { defineContentType, f, plainText } from 'atrium'
import { z } from 'zod'
import messages from '../../messages.ts'
import { metaOf } from '../../person/contributor.ts'
import person from '../../person/types/person.ts'
import { addressOf } from '../addresses.ts'

export default defineContentType({
  name: 'publication',
  label: 'Publication',
  kind: messages.publication,
  plural: 'Publications',
  icon: 'book',
  category: 'Publications',
  help: 'A book: what is in it, and how it is bought or had for nothing.',
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
    contents: f.list(f.text({ example: 'The potter’s year' }), {
      group: 'Inside',
      help: 'Its chapters, in their order.',
    }),
    sample: f.html({ group: 'Inside', help: 'A page or two of the book itself, to read before one buys it.' }),
    url: f.text({
      label: 'URL',
      group: 'Book',
      control: 'address',
      help: 'The last part of its address, like fire-earth-vessel. With a whole address it has no page here, and links lead there.',
    }),
    shopUrl: f.url({ label: 'Shop', group: 'To have it', help: 'Where it is bought.' }),
    editions: f.list(
      f.group({
        format: f.required(f.text({ help: 'How it is bound.', example: 'Paperback' })),
        price: f.text({ help: 'With currency, as it is printed.', example: '$40.00' }),
        isbn: f.text({ label: 'ISBN', help: 'Where it is another than that of the book.' }),
        url: f.url({ label: 'Shop', help: 'Where this one is bought; default: where the book is.' }),
      }),
      {
        group: 'To have it',
        itemName: 'format',
        help: 'Each form in which it is sold. Default: its format and prices below, where nothing is to be downloaded.',
      },
    ),
    downloads: f.links({
      group: 'To have it',
      help: 'Files that cost nothing, called by kind and size, like PDF, 4 MB.',
    }),
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
  card: ({ entry, entry: { meta, authors }, translate }) => ({
    href: addressOf(entry),
    subtitle: translate(messages).publication,
    date: meta?.pubDate,
    ...metaOf(authors),
  }),
  search: ({ entry: { subtitle, blurb, meta } }) => ({
    description: plainText(blurb) || subtitle,
    text: subtitle ?? '',
    keywords: meta?.isbn ? [meta.isbn, meta.isbn.replace(/[^\dX]/g, '')] : [],
  }),
})
