import { type ContentType, defineBlock, defineContentType, f } from 'atrium'
import { mediaLayout } from 'atrium/model/media/media-layout.ts'
import { siteOfParts } from 'atrium/testing'
import { z } from 'zod'
import type { Page } from '#engine/contract/page/page.ts'
import { definePage } from '#engine/testing/plain-page.ts'
import type { ContentSite } from '../../services/content/index.ts'

export const note = defineContentType({
  name: 'note',
  label: 'Note',
  schema: z.object({
    url: f.required(f.text()),
    blurb: f.html(),
    when: f.date(),
    at: f.dateTime(),
    count: f.integer(),
    kind: f.choice(['a', 'b']),
    cta: f.link(),
    more: f.links(),
    credit: f.inlineHtml(),
    metaPage: f.metaPage(),
    body: f.blocks(),
    media: mediaLayout(),
    publicationDate: f.date(),
    tag: f.reference('tag'),
    tags: f.references('tag'),
    rows: f.list(f.group({ label: f.required(f.text()), to: f.reference() })),
  }),
  index: ['when', 'tags'],
  derive: ({ entry: { body } }) => ({ words: body.length, empty: '', none: undefined }),
  search: ({ entry: { title, blurb } }) => ({ title, text: blurb }),
})
export const tag = defineContentType({ name: 'tag', label: 'Tag', schema: z.object({}), card: () => ({}) })
export const leaf = defineContentType({
  name: 'leaf',
  label: 'Leaf',
  schema: z.object({
    slug: f.required(f.text({ aliases: ['url'] })),
    partOf: f.reference(['note', 'leaf', 'tree']),
    resource: f.text(),
  }),
})
export const tree = defineContentType({ name: 'tree', label: 'Tree', schema: z.object({ fullPath: f.text() }) })
export const picture = defineContentType({
  name: 'image',
  label: 'Image',
  schema: z.object({ alt: f.text(), metadataFields: f.map() }),
  demoDates: 'fixed',
})
export const author = defineContentType({
  name: 'author',
  label: 'Author',
  schema: z.object({ displayName: f.text() }),
  derive: ({ entry: { displayName } }) => ({ name: displayName }),
})
export const listing = defineContentType({
  name: 'listing',
  label: 'Listing',
  schema: z.object({ items: f.references('leaf') }),
})
export const place = defineContentType({ name: '{brand}_place', label: 'Place', schema: z.object({ home: f.url() }) })

export const prose = defineBlock({
  type: 'textBlock',
  label: 'Text',
  placement: 'body',
  wire: 'text_block',
  schema: z.object({ text: f.required(f.html()) }),
  examples: [{ text: 'a' }, { text: 'b' }],
  Component: () => null,
})
export const heading = defineBlock({
  type: 'header',
  label: 'Header',
  placement: 'body',
  wire: 'header',
  schema: z.object({ text: f.required(f.text()), headingLevel: f.integer() }),
  examples: [{ text: 'a' }, { text: 'b' }],
  Component: () => null,
})

/** A page for a type; it shows nothing. */
export const page = (type: ContentType<any, any, any>, route: string, path?: Page['path']): Page =>
  definePage({ type, route, path, compose: () => [] })

const types: ContentType<any, any, any>[] = [note, tag, leaf, tree, picture, author, listing, place]

export const pages: Page[] = [
  page(note, '/notes/:slug'),
  page(tag, '/notes/tag/:slug', ({ entry: { url } }) =>
    url && url !== '/' ? `/notes/tag/${url.replace(/^\/+|\/+$/g, '')}` : null,
  ),
  page(author, '/author/:slug'),
  page(leaf, '/:path*', ({ entry: { slug, partOf, resource }, pathOf, entryOf, isReferredBy, none }) => {
    if (resource === 'none') return none('it is too small')
    if (resource) return isReferredBy('listing') ? `/old/${slug}` : `/new/${slug}`
    if (!partOf) return `/${slug}`
    const parent = pathOf(partOf) ?? entryOf<{ fullPath: string }>(partOf)?.fullPath
    return parent ? `${parent}/${slug}` : null
  }),
  page(listing, '/listing'),
]

/** A small site for tests of ingest; parts of it can be left out or exchanged. */
export const smallSite = (
  change: { types?: readonly ContentType<any, any, any>[]; pages?: readonly Page[] } = {},
): ContentSite =>
  siteOfParts({ types: [...(change.types ?? types), ...(change.pages ?? pages)], blocks: [prose, heading] })

export const smallTypes = types

export const published = { publish_details: { time: '2026-01-10T16:00:00.000Z' } }
