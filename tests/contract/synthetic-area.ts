import { type ContentType, defineContentType, f, type Plugin } from 'atrium'
import { z } from 'zod'
import type { Page } from '#engine/contract/page/page.ts'
import { definePage } from '#engine/testing/plain-page.ts'

/** An area with what stands in its folder. */
export interface Area extends Plugin {
  pages?: readonly Page[]
  types?: readonly ContentType<any, any, any>[]
}

export const picture = defineContentType({
  name: 'image',
  label: 'Picture',
  schema: z.object({ alt: f.text() }),
})

/** Its name carries the brand. */
export const place = defineContentType({
  name: '{brand}_place',
  label: 'Place',
  schema: z.object({ photo: f.image() }),
  card: () => ({}),
})

export const organization = defineContentType({
  name: 'organization',
  label: 'Organisation',
  schema: z.object({ logo: f.image(), place: f.reference(place) }),
  card: () => ({}),
})

export const author = defineContentType({
  name: 'author',
  label: 'Author',
  schema: z.object({
    displayName: f.text(),
    affiliation: f.reference(organization),
    portrait: f.image(),
    friends: f.references('author'),
  }),
  preload: ['affiliation'],
  derive: ({ entry: { displayName } }) => ({ name: displayName }),
  card: ({ entry: { portrait } }) => ({ image: portrait }),
})

export const tag = defineContentType({
  name: 'topic_tag',
  label: 'Tag',
  schema: z.object({}),
  card: () => ({}),
})

/** May stand in a list of cards, but has no page and declares no card. */
export const note = defineContentType({ name: 'note', label: 'Note', schema: z.object({ words: f.text() }) })

export const articlePage = definePage({
  type: 'article',
  label: 'Article',
  route: '/news/:slug',
  fields: {
    blurb: f.html(),
    thumbnail: f.image(),
    publicationDate: f.date(),
    featured: f.bool(),
    keywords: f.list(f.text()),
    authors: f.references(author),
    topicTags: f.references('topic_tag'),
    filedUnder: f.stubs('topic_tag'),
    body: f.blocks(),
    related: f.cards(['article', 'note']),
    anything: f.cards(),
    place: f.reference('{brand}_place'),
    partOf: f.reference(),
  },
  preload: ['authors'],
  hero: { jumpTo: 'sections' },
  card: ({ entry: { authors } }) => ({ meta: authors.map(({ name }) => name).join(', ') || undefined }),
  compose: ({ entry, parts }) => [
    parts.hero,
    ...entry.body,
    { blockType: 'cardListing', id: 'related-articles', heading: 'Related Articles', items: entry.related },
  ],
})

/** Articles with authors, tags and pictures; the ordinary small area. */
export const newsArea: Area = {
  name: 'news',
  types: [author, organization, place, tag, picture, note],
  pages: [articlePage],
}
