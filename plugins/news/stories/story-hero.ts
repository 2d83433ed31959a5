import { heroOf } from '#blocks/hero/fields.ts'
import { type Entry, isIncluded, type PageContext, type Section, section } from '#engine'
import { personName } from '#ui/person/person.ts'
import type { Article } from './article.ts'

/** The hero of an article or a press release: title, authors and dates over its picture. */
export function storyHero(
  entry: Entry<
    Pick<
      Article,
      'displayTitle' | 'subtitle' | 'intro' | 'authors' | 'publicationDate' | 'hero' | 'thumbnail' | 'submenu'
    > & { updatedDate?: string }
  >,
  { dates }: PageContext,
): Section {
  const hero = heroOf(entry)
  const { updatedDate } = entry
  return section('hero', {
    ...hero,
    variant: 'Article',
    authors: entry.authors
      .filter(isIncluded)
      .map((author) => ({ title: personName(author), ...(author.path && { href: author.path }) })),
    published: { iso: entry.publicationDate, label: dates.long(entry.publicationDate) },
    ...(updatedDate && { updated: { iso: updatedDate, label: `Updated ${dates.long(updatedDate)}` } }),
    image: hero.image ?? entry.thumbnail,
  })
}
