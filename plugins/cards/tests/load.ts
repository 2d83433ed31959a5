import { z } from 'zod'
import textBlock from '#blocks/text-block/index.tsx'
import { blocks, defineContentType, definePlugin, html, text } from '#engine'
import { contentOf, to, type WireEntry } from '../../../tests/content/content-of.ts'
import cards from '../index.ts'

/** What cards refer to, as other areas declare it. */
const others = definePlugin({
  name: 'others',
  contentTypes: [
    defineContentType({ name: 'image', label: 'Image', schema: z.object({ alt: text() }) }),
    defineContentType({
      name: 'document',
      label: 'Document',
      schema: z.object({ displayTitle: text(), blurb: html(), body: blocks() }),
    }),
    defineContentType({
      name: 'event',
      label: 'Event',
      schema: z.object({ blurb: html() }),
      card: {
        map: ({ blurb }) => ({
          subtitle: 'Event',
          excerpt: blurb,
          href: '/calendar/clay',
          date: '2026-03-14',
          tag: 'Music',
        }),
      },
    }),
  ],
})
const picture = { uid: 'cover', _content_type_uid: 'image', alt: 'A red cover' }
export const image = to('image', 'cover')
/** The content service over cards, one picture and the entries given. */
export const load = (...entries: WireEntry[]) => contentOf([cards, others], [picture, ...entries], [textBlock])
/** The first entry as a card. */
export const cardOf = (first: WireEntry, ...entries: WireEntry[]) => load(first, ...entries).cardOf(first.uid)
