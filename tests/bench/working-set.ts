import { published, writeEntry } from '../browser/content.ts'
import { demoContent } from '../pages/demo-content.ts'
import { to } from './measured-article.ts'
import { prose } from './prose.ts'

export const ARTICLES = 1000
/** Of so many one is long. */
export const LONG_EVERY = 10
export const AUTHORS = 60
const PROMOS = 20
const TOPICS = ['topic_conservation']
const TAGS = ['tag_ceramics', 'tag_antiquity', 'tag_digital_imaging']

const slug = (index: number): string => `working-${index}`

export const articlePath = (index: number): string => `/news/${slug(index)}`

export const authorOf = (index: number): string => `author_working_${index % AUTHORS}`

export const author = (index: number): Record<string, unknown> =>
  published('author', {
    uid: authorOf(index),
    title: `Author ${index}`,
    url: `/author/author-working-${index}`,
    bio: prose(60, index),
    image: to('image', 'img_pottery_01'),
  })

/** The articles that name any of these authors. */
export const articlesOf = (authors: ReadonlySet<string>): number[] =>
  Array.from({ length: ARTICLES }, (_, index) => index).filter((index) =>
    authorsOf(index).some((uid) => authors.has(uid)),
  )

const authorsOf = (index: number): string[] => [authorOf(index), authorOf(index * 31 + 1)]

/**
 * A content directory like that of a real site: the demo, and a thousand articles, each with pictures of its own.
 *
 * @param withWorks each article shows a work as well, which the collection service knows by the article's number
 */
export function workingSet({ withWorks = false } = {}): string {
  const content = demoContent()
  const write = (entry: Record<string, unknown>) => writeEntry(content, entry as never)
  for (let index = 0; index < AUTHORS; index++) write(author(index))
  for (let index = 0; index < PROMOS; index++)
    write(
      published('content_promo', {
        uid: `promo_working_${index}`,
        title: `Stay in touch, ${index}`,
        heading: `Stay in touch, ${index}`,
        text: prose(20, index),
        cta: { title: 'Subscribe', href: '/news' },
      }),
    )
  for (let index = 0; index < ARTICLES; index++) for (const entry of articleWithPictures(index, withWorks)) write(entry)
  return content
}

/** An article of 1,800 words in 24 blocks, or of 250 in seven, and its pictures. */
function articleWithPictures(index: number, withWork: boolean): Record<string, unknown>[] {
  const isLong = index % LONG_EVERY === 0
  const pictures = isLong ? 9 : 3
  const from = index * 7
  const uidOf = (picture: number) => `image_working_${index}_${picture}`
  const images = Array.from({ length: pictures }, (_, picture) =>
    published('image', {
      uid: uidOf(picture),
      title: `Picture ${picture} of article ${index}`,
      alt: `A picture of its own, ${picture} of ${index}`,
      iiif: { id: `picture-${index}-${picture}` },
      width: 3000,
      height: 2000,
    }),
  )
  const text = (words: number, at: number) => ({ text_block: { text: prose(words, from + at) } })
  const row = (...shown: number[]) => ({
    media_row_block: {
      layout: 'column-width_16-9',
      media: shown.map((picture) => ({
        reference: to('image', uidOf(picture)),
        caption: { descriptive: prose(12, from + picture), credit: 'Ellery Research Institute' },
      })),
    },
  })
  const quote = (at: number) => ({ pull_quote_block: { text: prose(20, from + at), citation: 'Mara Quill' } })
  const header = (words: string) => ({ header: { text: `${words} ${index}` } })
  const long = Array.from({ length: 8 }, (_, part) => [
    header(`Part ${part} of story`),
    text(220, part * 11),
    part % 4 === 3 ? quote(part) : row(1 + part),
  ]).flat()
  const short = [text(120, 0), header('A heading of story'), row(1), text(130, 5), quote(9), row(2)]
  const work = published('collection_object', {
    uid: `work_working_${index}`,
    title: `Work ${index}`,
    url: `https://collection.example.org/objects/${index}`,
  })
  const works = withWork
    ? [{ collection_object_block: { item: to('collection_object', `work_working_${index}`) } }]
    : []
  const article = published('article', {
    uid: `article_working_${index}`,
    title: `Story ${index} of a thousand`,
    url: `/${slug(index)}`,
    subtitle: `What stands in the story with the number ${index}`,
    blurb: prose(25, from),
    publication_date: new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10),
    authors: to('author', ...authorsOf(index)),
    categories: to('article_category', ...TOPICS),
    topic_tags: to('topic_tag', TAGS[index % TAGS.length] as string),
    thumbnail: to('image', uidOf(0)),
    body: [...(isLong ? long : short), ...works],
    content_promos: to('content_promo', `promo_working_${index % PROMOS}`),
    related_articles: to(
      'article',
      ...[1, 2, 3].map((step) => `article_working_${(index + step * LONG_EVERY * 7) % ARTICLES}`),
    ),
  })
  return [...images, ...(withWork ? [work] : []), article]
}
