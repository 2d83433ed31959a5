import {
  blocks,
  date,
  group,
  html,
  image,
  images,
  mediaLayout,
  pageFields,
  pageIncludes,
  type Reference,
  references,
  required,
  text,
} from '#engine'
import type { Author } from '../topics/author.ts'

/** What articles and press releases have in common. */
export const storyFields = () => ({
  ...pageFields(),
  url: required(text()),
  blurb: html(),
  body: blocks(),
  postscript: html(),
  editorsNote: html(),
  publicationDate: required(date()),
  authors: references<Author>('author'),
  categories: references('article_category'),
  topicTags: references('topic_tag'),
  keyMedia: mediaLayout(),
  thumbnail: image(),
  branding: group({ title: text(), images: images(), content: html() }),
})

/** Wire paths that every story's page reads. */
export const storyIncludes = [
  ...pageIncludes,
  'authors.affiliation.part_of',
  'authors.image',
  'categories',
  'topic_tags',
  'key_media.media.reference.image',
  'key_media.media.reference.poster',
  'thumbnail',
  'branding.images',
] as const

/** Stories by the date that counts, the newest first; equal dates by title. */
export const newestFirst = [{ field: 'sortDate', order: 'descending' }, { field: 'title' }] as const

/** The two kinds of story that listings gather. */
export const STORIES = ['article', 'press_release'] as const

/** Names of authors for a card's second line. */
export const bylineOf = (authors: readonly Reference<Author>[]): string | undefined =>
  authors
    .map(({ displayName, title }) => displayName ?? title)
    .filter(Boolean)
    .join(', ') || undefined
