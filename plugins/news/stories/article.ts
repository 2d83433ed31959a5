import { z } from 'zod'
import { card, cards, date, defineContentType, type Entry, html, plainText, reference, references } from '#engine'
import type { PromoEntry } from '#ui/promo/promo.ts'
import { bylineOf, storyFields } from './story-fields.ts'

/** A magazine article. */
export const article = defineContentType({
  name: 'article',
  label: 'Article',
  schema: z.object({
    ...storyFields(),
    leadText: html(),
    updatedDate: date(),
    shopPromo: card('publication'),
    callout: reference<PromoEntry>('content_promo'),
    contentPromos: references<PromoEntry>('content_promo'),
    relatedArticles: cards('article', 'press_release'),
    publishedIn: references('periodical', 'periodical_issue', 'publication'),
  }),
  index: ['sortDate', 'publicationDate', 'updatedDate', 'categories', 'topicTags', 'authors'],
  derive: ({ updatedDate, publicationDate }) => ({ sortDate: updatedDate ?? publicationDate }),
  card: {
    include: ['thumbnail', 'hero.image', 'authors'],
    map: (entry) => ({
      image: entry.thumbnail ?? entry.hero?.image,
      date: entry.updatedDate ?? entry.publicationDate,
      excerpt: entry.blurb,
      meta: bylineOf(entry.authors),
    }),
  },
  search: ({ title, displayTitle, subtitle, blurb, leadText, body }) => ({
    title: displayTitle ?? title,
    description: plainText(blurb) || subtitle,
    text: plainText([leadText, ...body.map(({ text }) => (typeof text === 'string' ? text : ''))].join(' ')),
    type: 'Article',
  }),
})

export type Article = z.output<typeof article.schema>
export type ArticleEntry = Entry<Article>
