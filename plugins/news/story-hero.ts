import { type Entry, type PageContext, type Section, type SectionOf, section } from 'atrium'
import { termOf } from 'atrium/model/navigation/term.ts'
import type { z } from 'zod'
import messages from './messages.ts'
import type { storyFields } from './story-fields.ts'

type Story = Entry<z.output<z.ZodObject<ReturnType<typeof storyFields>>> & { updatedDate?: string }>

/** Blocks at the beginning of the text, in sight of the hero. */
const IN_SIGHT = 3

/** The thumbnail serves as the picture of the hero, unless the text begins with it. */
function thumbnailOf({ thumbnail, body }: Story): Story['thumbnail'] {
  const media = body.slice(0, IN_SIGHT).flatMap(({ media }) => (media as { reference?: { uid: string } }[]) ?? [])
  return media.some(({ reference }) => reference?.uid === thumbnail?.uid) ? undefined : thumbnail
}

/** The hero of an article or a press release: title, authors and dates over its picture. */
export const storyHero = (hero: SectionOf<'hero'>, entry: Story, { dates, translate, langOf }: PageContext): Section =>
  section('hero', {
    ...hero,
    variant: 'Article',
    authors: entry.authors.map((author) => termOf(author, { langOf })),
    published: { iso: entry.publicationDate, label: dates.long(entry.publicationDate) },
    updated: entry.updatedDate
      ? { iso: entry.updatedDate, label: translate(messages).updated({ date: dates.long(entry.updatedDate) }) }
      : undefined,
    image: hero.image ?? thumbnailOf(entry),
  })

/** Tags as links. */
export const tagList = ({ topicTags }: Story, context: PageContext): Section =>
  section('tagList', {
    heading: context.translate(messages).articleTags,
    items: topicTags.map((tag) => termOf(tag, context)),
  })
