import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { published, writeInstitution } from '../browser/content.ts'
import { measuredArticle, to } from './measured-article.ts'
import { paragraphs, prose } from './prose.ts'

const TAGS = 60
const CATEGORIES = 12
/** Of every so many entries one is an author, and one a picture. */
const AUTHOR_EVERY = 50
const IMAGE_EVERY = 25
/** Words of an ordinary article. */
const WORDS = 220

const slug = (index: number) => `entry-${index.toString(36)}`

/**
 * Writes a content directory of the demo's institution in its own language: articles with authors, topics, tags, pictures and bodies, and among them the measured
 * article, which is the same in every size.
 *
 * @param directory an empty folder
 * @param size how many entries; at least 200
 * @returns bytes written
 */
export function generateContent(directory: string, size: number): number {
  let bytes = 0
  let count = 0
  for (const type of ['topic_tag', 'article_category', 'author', 'image', 'content_promo', 'article'])
    mkdirSync(join(directory, 'entries', type), { recursive: true })
  const write = (entry: Record<string, unknown>) => {
    const json = JSON.stringify(entry)
    bytes += json.length
    count++
    writeFileSync(join(directory, 'entries', String(entry._content_type_uid), `${entry.uid}.json`), json)
  }
  const some = (total: number, make: (index: number) => Record<string, unknown>) => {
    for (let index = 0; index < total; index++) write(make(index))
  }
  const authors = Math.max(4, Math.floor(size / AUTHOR_EVERY))
  const images = Math.max(4, Math.floor(size / IMAGE_EVERY))
  some(TAGS, (index) => published('topic_tag', { uid: `tag_${index}`, title: `Tag ${index}`, url: `/tag-${index}` }))
  some(CATEGORIES, (index) =>
    published('article_category', {
      uid: `topic_${index}`,
      title: `Topic ${index}`,
      url: `/topic-${index}`,
      intro: prose(30, index),
    }),
  )
  some(authors, (index) =>
    published('author', {
      uid: `author_${index}`,
      title: `Author ${index}`,
      url: `/author/author-${index}`,
      bio: prose(60, index),
    }),
  )
  some(images, (index) =>
    published('image', {
      uid: `image_${index}`,
      title: `Picture ${index}`,
      alt: `Picture number ${index}`,
      iiif: { id: `picture-${index}` },
      width: 1600,
      height: 1200,
    }),
  )
  writeInstitution(directory)
  write(
    published('content_promo', {
      uid: 'promo_0',
      title: 'Stay in touch',
      heading: 'Stay in touch',
      text: prose(20),
      cta: { title: 'Subscribe', href: '/news' },
    }),
  )
  const articles = size - count - 1
  some(articles, (index) => ordinaryArticle(index, { authors, images, articles }))
  write(
    measuredArticle({
      authors: ['author_0', 'author_1'],
      categories: ['topic_0'],
      tags: ['tag_0', 'tag_1', 'tag_2'],
      image: 'image_0',
      promos: ['promo_0'],
      related: ['article_0', 'article_1', 'article_2'],
    }),
  )
  return bytes
}

function ordinaryArticle(
  index: number,
  { authors, images, articles }: { authors: number; images: number; articles: number },
) {
  const date = new Date(Date.UTC(2005, 0, 1 + (index % 7500))).toISOString()
  const from = (index * 7) % paragraphs.length
  return published('article', {
    uid: `article_${index}`,
    title: `Story ${index}: ${slug(index)}`,
    url: `/${slug(index)}`,
    blurb: prose(25, from),
    publication_date: date.slice(0, 10),
    authors: to(
      'author',
      `author_${index % authors}`,
      ...(index % 3 === 0 ? [`author_${(index * 31) % authors}`] : []),
    ),
    categories: to('article_category', `topic_${index % CATEGORIES}`),
    topic_tags: to('topic_tag', `tag_${index % TAGS}`, `tag_${(index * 7) % TAGS}`),
    thumbnail: to('image', `image_${index % images}`),
    body: [
      { text_block: { text: prose(WORDS / 2, from) } },
      { header: { text: `A heading of story ${index}` } },
      { text_block: { text: prose(WORDS / 2, from + 3) } },
      { pull_quote_block: { text: prose(15, from + 5) } },
    ],
    related_articles: to('article', `article_${(index * 13 + 1) % articles}`, `article_${(index * 17 + 2) % articles}`),
  })
}
