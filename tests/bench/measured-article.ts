import { published } from '../browser/content.ts'
import { prose } from './prose.ts'

/** The address of the article that every measurement speaks of. */
export const MEASURED = '/news/the-measured-article'

/** Uids of what an article refers to. */
export interface ArticleParts {
  authors: string[]
  categories: string[]
  tags: string[]
  image: string
  promos: string[]
  related: string[]
}

export const to = (type: string, ...uids: string[]) => uids.map((uid) => ({ uid, _content_type_uid: type }))

/** The address of a further article of the same metrics. */
export const measuredCopy = (copy: number): string => (copy === 0 ? MEASURED : `${MEASURED}-${copy}`)

/**
 * An article of 1,800 words in 14 blocks: what quality figures call an article.
 *
 * @param copy any further one says something else in each of its sections
 */
export function measuredArticle({ authors, categories, tags, image, promos, related }: ArticleParts, copy = 0) {
  const text = (words: number, from: number) => ({ text_block: { text: prose(words, from + copy) } })
  const header = (words: string) => ({ header: { text: copy ? `${words} ${copy}` : words } })
  const picture = {
    reference: to('image', image),
    caption: { descriptive: prose(12, 3 + copy), credit: 'Ellery Research Institute' },
  }
  return published('article', {
    uid: copy ? `article_measured_${copy}` : 'article_measured',
    title: copy ? `The Measured Article, ${copy}` : 'The Measured Article',
    url: measuredCopy(copy).replace('/news', ''),
    subtitle: 'Fourteen blocks and eighteen hundred words, no more and no less',
    blurb: prose(30, 1 + copy),
    publication_date: '2026-03-01',
    updated_date: '2026-03-05',
    authors: to('author', ...authors),
    categories: to('article_category', ...categories),
    topic_tags: to('topic_tag', ...tags),
    thumbnail: to('image', image),
    body: [
      text(260, 0),
      header('What the wall was hiding'),
      text(260, 10),
      { media_row_block: { layout: 'column-width_16-9', media: [picture] } },
      text(260, 20),
      { pull_quote_block: { text: prose(20, 31 + copy), citation: 'Mara Quill' } },
      header('Alcohol, cotton, three weeks'),
      text(260, 40),
      { quotation_block: { text: prose(44, 50 + copy), citation: 'Lucia Benedetti' } },
      text(260, 60),
      { header_with_horizontal_rule: { text: 'Together again' } },
      text(220, 70),
      text(190, 80),
      { list_of_links_block: { title: 'Read on', links: [{ title: 'All stories', href: '/news/all' }] } },
    ],
    postscript: '<p>Photographs by the laboratory.</p>',
    content_promos: to('content_promo', ...promos),
    related_articles: to('article', ...related),
  })
}
