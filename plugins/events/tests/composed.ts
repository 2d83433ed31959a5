import { z } from 'zod'
import {
  defineContentType,
  definePlugin,
  type Entry,
  image,
  type Page,
  type PageContext,
  reference,
  type Section,
  url,
} from '#engine'
import { present } from '#engine/request/compose.ts'
import { contentOf, type WireEntry } from '../../../tests/content/content-of.ts'
import events from '../index.ts'
import { clockAt } from './help.ts'
import { others } from './others.ts'

const pictured = (name: string) =>
  defineContentType({
    name,
    label: name,
    schema: z.object({
      image: image(),
      logo: image(),
      url: url(),
      address: reference('address'),
      partOf: reference('organization'),
      contentReference: reference('article'),
    }),
    card: {},
  })

/** What pages of this area show of other areas beside pictures and places. */
const shown = definePlugin({
  name: 'shown',
  contentTypes: [pictured('article'), pictured('content_promo'), pictured('organization'), pictured('resource')],
})

/**
 * What a page type makes of an entry at a moment: its sections and, in `boundary`, when they change by themselves. The
 * first entry is the page's own.
 */
export async function composed(page: Page, now: string, ...entries: [WireEntry, ...WireEntry[]]) {
  const { content } = contentOf([events, others, shown], entries)
  const { boundary, ...time } = clockAt(now)
  const entry = (await content.entry(entries[0].uid, { include: page.include })) as Entry
  const sections: Section[] = present(page.compose(entry, undefined, { ...time, content } as unknown as PageContext))
  const of = (type: string) => sections.filter(({ blockType }) => blockType === type)
  return { entry, sections, of, boundary }
}

/** The titles of a listing's cards. */
export const titlesOf = (section: Section | undefined) =>
  ((section?.items ?? []) as { title: string }[]).map((card) => card.title)
