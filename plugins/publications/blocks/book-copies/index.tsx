import { defineBlock, type Image, listed } from 'atrium'
import { longTitle, peacock } from 'atrium/blocks/example-content.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from '../../messages.ts'

const schema = z.object({
  /** What the book is called: the links are about it. */
  book: z.string(),
  image: z.custom<Image>().optional(),
  blurb: z.string().optional(),
  /** Forms in which it is sold. */
  editions: z
    .array(z.object({ format: z.string().optional(), price: z.string().optional(), url: z.string() }))
    .default([]),
  /** Files that cost nothing. */
  downloads: z.array(z.object({ title: z.string(), href: z.string() })).default([]),
})

/** A book to be had: its cover and what it is, where it is bought, and, apart from that, what costs nothing. */
function BookCopies({ id, book, image, blurb, editions, downloads }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <section className="band book-copies" id={id} aria-label={book}>
      <Picture image={image} layout="post_small_variable_height" box="book-cover" />
      <div className="book-words">
        <RichText className="reading" html={blurb} />
        <div className="book-ways">
          {editions.length > 0 && (
            <div className="book-way">
              <Heading className="book-way-title">{t.buy}</Heading>
              <ul>
                {editions.map(({ format, price, url }) => (
                  <li key={`${format} ${url}`}>
                    {format && <span>{format}</span>}
                    {price && <b>{price}</b>}
                    <Cta href={url} title={t.toShop} about={listed([book, format])} look="button" />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {downloads.length > 0 && (
            <div className="book-way" data-color="garden-light">
              <Heading className="book-way-title">{t.freeDownload}</Heading>
              <ul>
                {downloads.map(({ title, href }) => (
                  <li key={href}>
                    <Cta href={href} title={title} about={book} icon="download" />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

const bookCopies = defineBlock({
  type: 'bookCopies',
  label: 'Copies of a book',
  description: 'The cover of a book, where it is bought, and what costs nothing.',
  placement: 'section',
  schema,
  examples: [
    {
      book: 'The Marbled Page',
      image: peacock,
      blurb: '<p>Where the patterns came from, who sold them, and why most of them are named after cities.</p>',
      editions: [
        { format: 'Hardcover', price: '$48.00', url: 'https://shop.example.org/marbled' },
        { format: 'Paperback', price: '$28.00', url: 'https://shop.example.org/marbled-paper' },
      ],
      downloads: [{ title: 'PDF, 6 MB', href: 'https://read.example.org/marbled.pdf' }],
    },
    { book: longTitle, downloads: [{ title: 'PDF, 2 MB', href: 'https://read.example.org/atlas.pdf' }] },
  ],
  Component: BookCopies,
})

export default bookCopies

declare module 'atrium' {
  interface Blocks {
    bookCopies: typeof bookCopies
  }
}
