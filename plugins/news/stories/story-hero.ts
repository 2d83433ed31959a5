import { heroOf } from '#blocks/hero/fields.ts'
import { type Entry, isIncluded, type PageContext, type Section, section } from '#engine'
import { personName } from '#ui/person/person.ts'
import type { Article } from './article.ts'

type Story = Entry<
  Pick<
    Article,
    'displayTitle' | 'subtitle' | 'intro' | 'authors' | 'publicationDate' | 'hero' | 'thumbnail' | 'submenu' | 'body'
  > & { updatedDate?: string }
>

/** Blocks at the beginning of the text that stand in sight of the hero. */
const IN_SIGHT = 3

/** The thumbnail serves as the picture of the hero, unless the text begins with it. */
function thumbnailOf({ thumbnail, body }: Story): Story['thumbnail'] {
  const media = body.slice(0, IN_SIGHT).flatMap(({ media }) => (media as { reference: { uid: string } }[]) ?? [])
  return media.some(({ reference }) => reference.uid === thumbnail?.uid) ? undefined : thumbnail
}

/** The hero of an article or a press release: title, authors and dates over its picture. */
export function storyHero(entry: Story, { dates }: PageContext): Section {
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
    image: hero.image ?? thumbnailOf(entry),
  })
}
