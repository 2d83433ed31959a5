import { z } from 'zod'
import { listing, listingSection } from '#blocks/card-listing/listing.ts'
import { heroOf } from '#blocks/hero/fields.ts'
import {
  type Card,
  defineContentType,
  definePage,
  feedsOf,
  isIncluded,
  pageFields,
  pageIncludes,
  type Reference,
  references,
  type SectionNavigation,
  section,
} from '#engine'
import type { PromoEntry } from '#ui/promo/promo.ts'
import { newsNavigation } from '../navigation.ts'
import { newestFirst, STORIES } from '../stories/story-fields.ts'

const MIN_ITEMS = 2
const MAX_ITEMS = 4
/** Grounds of every fourth topic, in turn; the others stand on white. */
const GROUNDS = ['sky', 'garden-light', 'sunset'] as const

/** The way into the news. */
export const newsLanding = defineContentType({
  name: 'page_news',
  label: 'News landing page',
  schema: z.object({
    ...pageFields(),
    editorialFeatures: listing(),
    featureCategories: references<{ ctaText?: string }>('article_category'),
    columnListing: listing(),
    headlinePromos: references<PromoEntry>('promo', 'content_promo'),
    resources: listing(),
  }),
})

/** A topic with its newest stories. */
export interface FeatureCategory {
  uid: string
  title: string
  path: string | null
  ctaText: string
  items: Card[]
}

interface LandingData {
  categories: FeatureCategory[]
  navigation: SectionNavigation | null
}

/** Topics to show: those with at least two stories, each with its newest four. */
export const shownCategories = (categories: readonly FeatureCategory[]): FeatureCategory[] =>
  categories
    .filter(({ items }) => items.length >= MIN_ITEMS)
    .map((category) => ({ ...category, items: category.items.slice(0, MAX_ITEMS) }))

export const newsLandingPage = definePage({
  name: 'news-and-stories-landing',
  type: newsLanding,
  route: '/news',
  include: [...pageIncludes, 'feature_categories', 'headline_promos.image', 'headline_promos.content_reference'],
  async load(entry, context): Promise<LandingData> {
    const read = async (category: Reference<{ ctaText?: string }>): Promise<FeatureCategory> => {
      const { items } = await context.content.cards(STORIES, {
        where: { categories: category.uid },
        sort: newestFirst,
        page: { number: 1, size: MAX_ITEMS },
      })
      return {
        uid: category.uid,
        title: category.title ?? '',
        path: category.path ?? null,
        ctaText: category.ctaText ?? 'See all',
        items,
      }
    }
    return {
      categories: await Promise.all(entry.featureCategories.filter(isIncluded).map(read)),
      navigation: await context.navigation(newsNavigation.name),
    }
  },
  compose: (entry, { categories, navigation }: LandingData) => [
    section('hero', {
      ...heroOf(entry),
      variant: 'Landing',
      navigation: navigation ?? undefined,
    }),
    section('listingFeature', { ...entry.editorialFeatures }),
    ...shownCategories(categories).map(({ title, path, ctaText, items }, index) =>
      section('cardListing', {
        title,
        items,
        size: 'small',
        ...(path && { cta: { title: ctaText, href: path } }),
        ...(index % 4 === 2 && { colorName: GROUNDS[Math.floor(index / 4) % GROUNDS.length] }),
      }),
    ),
    section('columnListing', { ...entry.columnListing }),
    section('promoCards', { items: entry.headlinePromos }),
    listingSection(entry.resources, { size: 'medium' }),
  ],
  head: (_entry, _data, { institution }) => ({ feeds: feedsOf('/news', `News from ${institution.name}`) }),
})
