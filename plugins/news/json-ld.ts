import { type Entry, type GraphBasis, isIncluded, type JsonLdNode, type PageContext, plainText } from '#engine'
import { organizationName, personName } from '#ui/person/person.ts'
import type { Article } from './stories/article.ts'
import type { Author } from './topics/author.ts'

const personId = (path: string, siteUrl: string): string => `${siteUrl}${path}#person`

/** An article or press release as a `NewsArticle`. */
export function newsArticle(
  entry: Entry<
    Pick<Article, 'displayTitle' | 'authors' | 'publicationDate' | 'topicTags' | 'categories'> & {
      updatedDate?: string
    }
  >,
  { dates, institution }: PageContext,
  { url, head, publisher }: GraphBasis,
): JsonLdNode[] {
  const authors = entry.authors.filter(isIncluded).map((author) => ({
    '@type': 'Person',
    ...(author.path && { '@id': personId(author.path, institution.siteUrl), url: institution.siteUrl + author.path }),
    name: personName(author),
  }))
  const keywords = head.keywords.length > 0 ? head.keywords : entry.topicTags.flatMap(({ title }) => title ?? [])
  return [
    {
      '@type': 'NewsArticle',
      '@id': `${url}#article`,
      url,
      mainEntityOfPage: url,
      headline: entry.displayTitle ?? entry.title,
      description: head.description,
      datePublished: dates.iso(entry.publicationDate),
      dateModified: dates.iso(entry.updatedDate ?? entry.publicationDate),
      ...(authors.length > 0 ? { author: authors } : { author: publisher }),
      publisher,
      isPartOf: { '@id': `${institution.siteUrl}/#website` },
      ...(head.structuredImage && { image: head.structuredImage }),
      ...(entry.categories[0]?.title && { articleSection: entry.categories.flatMap(({ title }) => title ?? []) }),
      ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    },
  ]
}

/** An author as a `Person`. */
export function person(entry: Entry<Author>, { institution }: PageContext, { url, head }: GraphBasis): JsonLdNode[] {
  const affiliation = organizationName(entry.affiliation)
  return [
    {
      '@type': 'Person',
      '@id': personId(entry.path ?? '', institution.siteUrl),
      url,
      name: personName(entry),
      ...((entry.intro || entry.bio) && { description: plainText(entry.intro ?? entry.bio) }),
      ...(entry.jobTitle && { jobTitle: entry.jobTitle }),
      ...(entry.email && { email: entry.email }),
      ...(affiliation && { affiliation: { '@type': 'Organization', name: affiliation } }),
      ...(head.structuredImage && { image: head.structuredImage }),
      ...(entry.externalLinks.length > 0 && { sameAs: entry.externalLinks.map(({ href }) => href) }),
    },
  ]
}
