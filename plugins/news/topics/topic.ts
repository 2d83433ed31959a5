import { z } from 'zod'
import { cards, defineContentType, pageFields, reference, required, text } from '#engine'

/** What is read of a navigation that an editor chose for a page. */
export interface ChosenNavigation {
  identifier?: string
}

/** A topic: the kind of category that articles are filed under. */
export const articleCategory = defineContentType({
  name: 'article_category',
  label: 'Topic',
  schema: z.object({
    ...pageFields(),
    url: required(text()),
    featureHeader: text(),
    featureItems: cards('article', 'press_release'),
    itemListHeading: text(),
    navigation: reference<ChosenNavigation>('navigation'),
    ctaText: text(),
  }),
  card: { include: ['hero.image'], map: ({ hero, intro }) => ({ image: hero?.image, excerpt: intro }) },
})

/** A keyword across topics. */
export const topicTag = defineContentType({
  name: 'topic_tag',
  label: 'Topic tag',
  schema: z.object({}),
  card: {},
  index: ['title'],
})
