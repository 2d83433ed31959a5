import { defineContentType, f } from 'atrium'
import textBlock from 'atrium/blocks/text-block/index.tsx'
import { contentOf, to, type WireEntry } from 'atrium/testing'
import { z } from 'zod'
import picture from '../../media/types/image.ts'
import contentPromo from '../types/content-promo.ts'
import faq from '../types/faq.ts'
import featuredItem from '../types/featured-item.ts'
import promo from '../types/promo.ts'
import quote from '../types/quote.ts'
import resource from '../types/resource.ts'

/** What promos speak for, as areas declare it. */
const document = defineContentType({
  name: 'document',
  label: 'Document',
  schema: z.object({ displayTitle: f.text(), blurb: f.html(), body: f.blocks() }),
})
const event = defineContentType({
  name: 'event',
  label: 'Event',
  schema: z.object({ blurb: f.html() }),
  card: () => ({ subtitle: 'Event', href: '/calendar/clay', date: '2026-03-14', tag: 'Music' }),
})
const types = [contentPromo, faq, featuredItem, promo, quote, resource, picture, document, event]
const cover = { uid: 'cover', _content_type_uid: 'image', alt: 'A red cover' }
export const image = to('image', 'cover')
/** The content service over one picture and the entries given. */
export const load = (...entries: WireEntry[]) =>
  contentOf({ types, entries: [cover, ...entries], blocks: [textBlock as never] })
/** The first entry as a card. */
export const cardOf = (first: WireEntry, ...entries: WireEntry[]) => load(first, ...entries).cardOf(first.uid)
