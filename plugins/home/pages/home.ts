import { f, section } from 'atrium'
import { currentListing, listing } from 'atrium/blocks/card-listing/module.ts'
import { featureCarousel } from 'atrium/blocks/feature-carousel/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { relatedLinks } from 'atrium/blocks/related-links/module.ts'
import { storePromo } from 'atrium/blocks/store-promo/module.ts'
import { textNews } from 'atrium/blocks/text-news/module.ts'
import { visitCards } from 'atrium/blocks/visit-cards/module.ts'
import { colorReference } from 'atrium/model/color/color.ts'
import { definePage } from 'atrium/model/page.ts'
import { homeNodes } from '../home.json-ld.ts'
import { loadHome, todaySection } from '../today.ts'

const heroCard = () =>
  f.group({
    title: f.required(f.text({ help: 'What it leads to, in a few words.' })),
    cta: f.required(f.link({ label: 'Link', help: 'Where the card leads.' })),
    image: f.image({ help: 'The picture of the card.' }),
    backgroundColorName: colorReference({ help: 'The ground of the card.' }),
  })

export default definePage({
  type: 'page_home',
  label: 'Home page',
  plural: 'Home pages',
  icon: 'house',
  category: 'Pages',
  help: 'The home page: a hero of cards, then the house part by part.',
  route: '/',
  fields: {
    hero: f.group(
      { cards: f.list(heroCard(), { help: 'Three to five, in this order.', itemName: 'title' }) },
      { label: 'Opening cards', group: 'Top of the page', help: 'The page opens with these cards.' },
    ),
    sections: f.pageBlocks({
      label: 'Further sections',
      group: 'Further down',
      help: 'Blocks of your choice, after the news in words.',
    }),
  },
  modules: {
    collections: listing({ size: 'large' }, { group: 'First sections', help: 'Works and collections to begin with.' }),
    featuredItem: featuredItem({ size: 'full-bleed' }, { group: 'First sections', help: 'One entry shown large.' }),
    featuredItems: currentListing(
      { size: 'large' },
      { group: 'First sections', help: 'Stories and events put forward.' },
    ),
    store: storePromo({}, { group: 'Further down' }),
    projects: listing({ size: 'medium', colorName: 'warm-grey' }, { group: 'Further down', help: 'What we work on.' }),
    publications: listing({ size: 'xsmall' }, { group: 'Further down', help: 'Books that came out lately.' }),
    news: featureCarousel({}, { group: 'First sections', help: 'Stories, in a row that is scrolled sideways.' }),
    textNews: textNews({}, { group: 'First sections', help: 'Further news, without pictures.' }),
    relatedLinks: relatedLinks({}, { group: 'Further down' }),
    resources: listing({ size: 'medium' }, { group: 'Further down', help: 'What visitors and researchers use.' }),
    visit: visitCards({}, { group: 'First sections' }),
  },
  load: loadHome,
  compose: ({ entry, data, parts, context }) => [
    section('heroCards', {
      title: entry.name,
      lead: [todaySection(data.today, context)],
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
    ...data.sections,
    parts.relatedLinks,
    parts.resources,
    parts.visit,
  ],
  jsonLd: homeNodes,
})
