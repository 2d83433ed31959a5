import { type Entry, type JsonLdBasis, type PageContext, websiteId } from 'atrium'
import { personNode } from 'atrium/model/person/person.json-ld.ts'
import type { z } from 'zod'
import type { storyFields } from './story-fields.ts'

type Story = Entry<z.output<z.ZodObject<ReturnType<typeof storyFields>>> & { updatedDate?: string }>

/** An article or press release as a `NewsArticle`. */
export function newsArticle(
  entry: Story,
  { dates, institution }: PageContext,
  { url, keywords: own, publisher, language }: JsonLdBasis,
) {
  const { authors, topicTags, categories, publicationDate, updatedDate } = entry
  const keywords = own.length > 0 ? own : topicTags.map(({ name }) => name)
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    name: undefined,
    headline: entry.name,
    datePublished: dates.iso(publicationDate),
    dateModified: dates.iso(updatedDate ?? publicationDate),
    author: authors.length > 0 ? authors.map((author) => personNode(author, institution)) : publisher,
    publisher,
    isPartOf: { '@id': websiteId(institution) },
    inLanguage: language,
    articleSection: categories.length > 0 ? categories.map(({ name }) => name) : undefined,
    keywords: keywords.join(', ') || undefined,
  }
}
