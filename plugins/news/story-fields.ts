import { f } from '#engine'
import { mediaLayout } from '#model/media/media-layout.ts'
import author from './pages/author.ts'

/** What articles and press releases have in common. */
export const storyFields = () => ({
  url: f.required(f.text()),
  blurb: f.html({ help: 'What lists say of the story.' }),
  body: f.blocks(),
  postscript: f.html(),
  editorsNote: f.html(),
  publicationDate: f.required(f.date()),
  authors: f.references(author, { preload: true }),
  categories: f.references('article_category', { label: 'Topics' }),
  topicTags: f.references('topic_tag', { label: 'Tags' }),
  keyMedia: mediaLayout(),
  thumbnail: f.image({ help: 'The picture in lists, and of the hero where that has none.' }),
  branding: f.group({ title: f.text(), images: f.images(), content: f.html() }),
})

/** Names of authors for a card's second line. */
export const bylineOf = (authors: readonly { name: string }[]): string | undefined =>
  authors.map(({ name }) => name).join(', ') || undefined
