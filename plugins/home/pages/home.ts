import { listing } from '#blocks/card-listing/module.ts'
import { featureCarousel } from '#blocks/feature-carousel/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { relatedLinks } from '#blocks/related-links/module.ts'
import { storePromo } from '#blocks/store-promo/module.ts'
import { textNews } from '#blocks/text-news/module.ts'
import { visitCards } from '#blocks/visit-cards/module.ts'
import { f, section } from '#engine'
import { colorReference } from '#model/color/color.ts'
import { definePage } from '#model/page.ts'
import { homeNodes } from '../home.json-ld.ts'
import { loadToday, todaySection } from '../today.ts'

const heroCard = () =>
  f.group({
    title: f.required(f.text()),
    cta: f.required(f.link()),
    image: f.image(),
    backgroundColorName: colorReference(),
  })

export default definePage({
  type: 'page_home',
  label: 'Home page',
  help: 'The home page: a hero of cards, then the house part by part.',
  route: '/',
  fields: {
    hero: f.group({ cards: f.list(heroCard()) }),
    sections: f.pageBlocks({ help: 'After news in words: blocks of any area, in any order.' }),
  },
  modules: {
    collections: listing({ size: 'large' }),
    featuredItem: featuredItem({ size: 'full-bleed' }),
    featuredItems: listing({ size: 'large' }),
    store: storePromo(),
    projects: listing({ size: 'medium', colorName: 'warm-grey' }),
    publications: listing({ size: 'xsmall' }),
    news: featureCarousel(),
    textNews: textNews(),
    relatedLinks: relatedLinks(),
    resources: listing({ size: 'medium' }),
    visit: visitCards(),
  },
  load: loadToday,
  compose: ({ entry, data, parts, context }) => [
    section('heroCards', {
      title: entry.name,
      lead: [todaySection(data, context)],
      items: entry.hero?.cards ?? [],
    }),
    parts.collections,
    parts.featuredItem,
    parts.featuredItems,
    parts.store,
    parts.projects,
    parts.publications,
    parts.news,
    parts.textNews,
    ...entry.sections,
    parts.relatedLinks,
    parts.resources,
    parts.visit,
  ],
  jsonLd: homeNodes,
})
