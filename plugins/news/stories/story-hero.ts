import { type Entry, isIncluded, type PageContext, type Section, section } from '#engine'
import { personName } from '#ui/person/person.ts'
import type { Article } from './article.ts'

/** The hero of an article or a press release: title, authors and dates over its picture. */
export function storyHero(
  entry: Entry<
    Pick<Article, 'displayTitle' | 'subtitle' | 'authors' | 'publicationDate' | 'hero' | 'thumbnail' | 'submenu'> & {
      updatedDate?: string
    }
  >,
  { dates }: PageContext,
): Section {
  const { hero, updatedDate } = entry
  return section('hero', {
    variant: 'Article',
    title: entry.displayTitle ?? entry.title,
    subtitle: entry.subtitle ?? hero?.subtitle,
    authors: entry.authors
      .filter(isIncluded)
      .map((author) => ({ title: personName(author), ...(author.path && { href: author.path }) })),
    published: { iso: entry.publicationDate, label: dates.long(entry.publicationDate) },
    ...(updatedDate && { updated: { iso: updatedDate, label: `Updated ${dates.long(updatedDate)}` } }),
    image: hero?.image ?? entry.thumbnail,
    colorName: hero?.colorName?.colorName,
    submenu: entry.submenu ?? hero?.submenu,
  })
}
