import { z } from 'zod'
import {
  blocks,
  bool,
  cards,
  date,
  defineContentType,
  definePage,
  definePlugin,
  html,
  image,
  list,
  pageFields,
  reference,
  references,
  text,
} from '#engine'

export interface AuthorModel {
  name?: string
  affiliation?: { title?: string }
}

export const picture = defineContentType({
  name: 'image',
  label: 'Picture',
  schema: z.object({ alt: text() }),
})

export const organization = defineContentType({
  name: 'organization',
  label: 'Organisation',
  schema: z.object({ logo: image(), place: reference('{brand}_place') }),
  card: {},
})

/** Its name carries the brand. */
export const place = defineContentType({
  name: '{brand}_place',
  label: 'Place',
  schema: z.object({ photo: image() }),
  card: {},
})

export const author = defineContentType({
  name: 'author',
  label: 'Author',
  schema: z.object({
    name: text(),
    affiliation: reference('organization'),
    portrait: image(),
    friends: references('author'),
  }),
  card: { include: ['portrait'], map: ({ name, portrait }) => ({ title: name, image: portrait }) },
})

export const tag = defineContentType({ name: 'topic_tag', label: 'Tag', schema: z.object({}), card: {} })

export const article = defineContentType({
  name: 'article',
  label: 'Article',
  schema: z.object({
    ...pageFields(),
    blurb: html(),
    thumbnail: image(),
    publicationDate: date(),
    featured: bool(),
    keywords: list(text()),
    authors: references<AuthorModel>('author'),
    topicTags: references('topic_tag'),
    body: blocks(),
    related: cards('article', 'note'),
    anything: cards(),
    place: reference('{brand}_place'),
    partOf: reference(),
  }),
  card: {
    include: ['thumbnail', 'authors'],
    map: ({ thumbnail, authors }) => ({
      image: thumbnail,
      meta: authors.map(({ title }) => title).join(', ') || undefined,
    }),
  },
})

/** May stand in a list of cards, but has no page and declares no card. */
export const note = defineContentType({ name: 'note', label: 'Note', schema: z.object({ words: text() }) })

export const articlePage = definePage({
  name: 'article',
  type: article,
  route: '/news/:slug',
  include: ['authors.affiliation', 'thumbnail'],
  compose: (entry) => [
    { blockType: 'hero', title: entry.displayTitle ?? entry.title, jumpTo: 'sections' },
    ...entry.body,
    { blockType: 'cardListing', id: 'related-articles', heading: 'Related Articles', items: entry.related },
  ],
})

/** Articles with authors, tags and pictures; the ordinary small area. */
export const newsArea = definePlugin({
  name: 'news',
  contentTypes: [article, author, organization, place, tag, picture, note],
  pages: [articlePage],
})
