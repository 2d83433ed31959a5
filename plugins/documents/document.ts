import { z } from 'zod'
import {
  also,
  blocks,
  defineContentType,
  group,
  html,
  integer,
  link,
  pageFields,
  plainText,
  reference,
  required,
  text,
} from '#engine'

/** A generic page. */
export const document = defineContentType({
  name: 'document',
  label: 'Document',
  schema: z.object({
    ...pageFields(),
    slug: required(also(text(), 'url')),
    header: group({ header: text(), intro: html(), cta: link() }),
    body: blocks(),
    partOf: reference<Parent>(),
    sortPriority: integer(),
  }),
  index: ['sortPriority'],
  card: {
    include: ['hero.image', 'meta_page.og_image'],
    map: ({ hero, header, metaPage }) => ({
      image: hero?.image,
      excerpt: header?.intro ?? paragraph(metaPage?.description),
    }),
  },
  search: ({ title, displayTitle, header, metaPage }) => ({
    title: displayTitle ?? title,
    description: metaPage?.description ?? plainText(header?.intro),
    type: 'Web Page',
  }),
})

export type Document = z.output<typeof document.schema>

/** What a document reads of the page it belongs to. */
export interface Parent {
  displayTitle?: string
}

const paragraph = (words: string | undefined) =>
  words && `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
