import { z } from 'zod'
import { defineContentType, f, plainText } from '#engine'
import messages from '../../messages.ts'
import person from '../../person/types/person.ts'

export default defineContentType({
  name: 'publication',
  label: 'Publication',
  help: 'A book. It has no page here: links use its own address.',
  schema: z.object({
    displayTitle: f.text({ help: 'The title that visitors read; default: the title.' }),
    subtitle: f.text(),
    authors: f.references(['author', person], { preload: true }),
    blurb: f.html({ help: 'What lists say of it.' }),
    endorsements: f.list(
      f.group({ text: f.required(f.html()), citation: f.text({ help: 'Who said it, and where.' }) }),
      { help: 'What others say of it.' },
    ),
    image: f.image(),
    url: f.url({ label: 'URL', help: 'Where it can be read or bought.' }),
    meta: f.group(
      {
        pageCount: f.text({ label: 'Pages', example: '248 pages' }),
        trimSize: f.text({ help: 'Width and height, as printed.', example: '9 x 12 inches' }),
        format: f.text({ example: 'Hardcover' }),
        imprint: f.text({ help: 'The publisher that is printed in it.' }),
        illustrationDetails: f.text({ label: 'Illustrations', example: '120 color illustrations' }),
        prices: f.list(f.text({ example: 'US $40.00' })),
        isbn: f.text({ label: 'ISBN', example: '978-0-00-000000-2' }),
        pubDate: f.date({ label: 'Date of publication' }),
      },
      { label: 'Details' },
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
