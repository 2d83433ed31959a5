import { z } from 'zod'
import {
  also,
  type Block,
  blocks,
  type ContentType,
  choice,
  date,
  dateTime,
  defineBlock,
  defineContentType,
  definePage,
  group,
  html,
  inlineHtml,
  integer,
  link,
  links,
  list,
  map,
  mediaLayout,
  metaPage,
  type Page,
  reference,
  references,
  required,
  text,
  url,
} from '#engine'
import type { ContentSite } from '../../services/content/index.ts'
import { siteOf } from '../contract/content/site.ts'

export const note = defineContentType({
  name: 'note',
  label: 'Note',
  schema: z.object({
    url: required(text()),
    blurb: html(),
    when: date(),
    at: dateTime(),
    count: integer(),
    kind: choice('a', 'b'),
    cta: link(),
    more: links(),
    credit: inlineHtml(),
    metaPage: metaPage(),
    body: blocks(),
    media: mediaLayout(),
    publicationDate: date(),
    tag: reference('tag'),
    tags: references('tag'),
    rows: list(group({ label: required(text()), to: reference() })),
  }),
  index: ['when', 'tags'],
  derive: ({ body }) => ({ words: body.length, empty: '', none: undefined }),
  search: ({ title, blurb }) => ({ title, text: blurb }),
})
export const tag = defineContentType({ name: 'tag', label: 'Tag', schema: z.object({}), card: {} })
export const leaf = defineContentType({
  name: 'leaf',
  label: 'Leaf',
  schema: z.object({
    slug: required(also(text(), 'url')),
    partOf: reference('note', 'leaf', 'tree'),
    resource: text(),
  }),
})
export const tree = defineContentType({ name: 'tree', label: 'Tree', schema: z.object({ fullPath: text() }) })
export const picture = defineContentType({
  name: 'image',
  label: 'Image',
  schema: z.object({ alt: text(), metadataFields: map() }),
  demoDates: 'fixed',
})
export const author = defineContentType({
  name: 'author',
  label: 'Author',
  schema: z.object({ displayName: text() }),
  card: { map: ({ displayName }) => ({ title: displayName }) },
})
export const listing = defineContentType({
  name: 'listing',
  label: 'Listing',
  schema: z.object({ items: references('leaf') }),
})
export const place = defineContentType({ name: '{brand}_place', label: 'Place', schema: z.object({ home: url() }) })

export const prose = defineBlock({
  type: 'textBlock',
  label: 'Text',
  placement: 'body',
  wire: 'text_block',
  schema: z.object({ text: required(html()) }),
  examples: [{ text: 'a' }, { text: 'b' }],
  Component: () => null,
})
export const heading = defineBlock({
  type: 'header',
  label: 'Header',
  placement: 'body',
  wire: 'header',
  schema: z.object({ text: required(text()), headingLevel: integer() }),
  examples: [{ text: 'a' }, { text: 'b' }],
  Component: () => null,
})

export const page = (type: ContentType, route: string, path?: Page['path']): Page =>
  definePage({ name: type.name, type, route, compose: () => [], ...(path && { path }) }) as Page

const types = [note, tag, leaf, tree, picture, author, listing, place] as unknown as ContentType[]

export const pages: Page[] = [
  page(note, '/notes/:slug'),
  page(tag, '/notes/tag/:slug', ({ url }) =>
    url && url !== '/' ? `/notes/tag/${url.replace(/^\/+|\/+$/g, '')}` : null,
  ),
  page(author, '/author/:slug'),
  page(leaf as unknown as ContentType, '/:path*', ({ slug, partOf, resource }, { pathOf, entryOf, isReferredBy }) => {
    if (resource) return isReferredBy('listing') ? `/old/${slug}` : `/new/${slug}`
    if (!partOf) return `/${slug}`
    const parent = pathOf(partOf) ?? entryOf<{ fullPath: string }>(partOf)?.fullPath
    return parent ? `${parent}/${slug}` : null
  }),
  page(listing, '/listing'),
]

/** A small site for tests of ingest; parts of it can be left out or exchanged. */
export const smallSite = (change: { types?: readonly ContentType[]; pages?: readonly Page[] } = {}): ContentSite =>
  siteOf({ types: change.types ?? types, blocks: [prose, heading] as unknown as Block[], pages: change.pages ?? pages })

export const smallTypes = types

export const published = { publish_details: { time: '2026-01-10T16:00:00.000Z' } }
