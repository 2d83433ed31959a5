import { listing } from '#blocks/card-listing/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { relatedLinks } from '#blocks/related-links/module.ts'
import { textNews } from '#blocks/text-news/module.ts'
import { defined, f } from '#engine'
import { definePage } from '#model/page.ts'
import { homeNodes } from '../home.json-ld.ts'
import { loadToday, todaySection } from '../today.ts'

export default definePage({
  type: 'page_home_v2',
  label: 'Home page, second version',
  help: 'The home page with one picture, then stories.',
  route: '/',
  fields: {
    priorityModule: featuredItem.field(),
    sections: f.pageBlocks({ help: 'After news in words: blocks of any area, in any order.' }),
  },
  modules: {
    featureSet: listing({ size: 'large' }),
    textNews: textNews(),
    featuredItemModule: featuredItem(),
    resources: listing({ size: 'medium' }),
    relatedLinks: relatedLinks({ headingLevel: 2 }),
  },
  hero: { variant: 'Home' },
  load: loadToday,
  compose: ({ entry, data, parts, context }) => [
    defined({
      ...parts.hero,
      eyebrow: entry.hero?.header ? { title: entry.title } : undefined,
      lead: [todaySection(data, context)],
    }),
    parts.featureSet,
    parts.textNews,
    ...entry.sections,
    parts.featuredItemModule,
    // The priority item speaks for itself: its blurb is the title, its subtitle the intro.
    featuredItem.section(entry.priorityModule, {
      modifier: 'no-space',
      hideExcerpt: true,
      title: entry.priorityModule?.item?.excerpt,
      intro: entry.priorityModule?.item?.subtitle,
    }),
    parts.resources,
    parts.relatedLinks,
  ],
  jsonLd: homeNodes,
})
