import { listing } from '#blocks/card-listing/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { relatedLinks } from '#blocks/related-links/fields.ts'
import { textNews } from '#blocks/text-news/module.ts'
import { defined, section } from '#engine'
import { definePage } from '#model/page.ts'
import { homeNodes } from '../home.json-ld.ts'

/** The home page in its second version: one picture, then stories. */
export default definePage({
  type: 'page_home_v2',
  label: 'Home page, second version',
  help: 'The home page with one picture, then stories.',
  route: '/',
  fields: { priorityModule: featuredItem.field(), relatedLinks: relatedLinks() },
  modules: {
    featureSet: listing({ size: 'large' }),
    textNews: textNews(),
    featuredItemModule: featuredItem(),
    resources: listing({ size: 'medium' }),
  },
  hero: { variant: 'Home' },
  compose: ({ entry, parts }) => [
    defined({ ...parts.hero, eyebrow: entry.hero?.header ? { title: entry.title } : undefined }),
    parts.featureSet,
    parts.textNews,
    parts.featuredItemModule,
    // The priority item speaks for itself: its blurb is the title, its subtitle the intro.
    featuredItem.section(entry.priorityModule, {
      modifier: 'no-space',
      hideExcerpt: true,
      title: entry.priorityModule?.item?.excerpt,
      intro: entry.priorityModule?.item?.subtitle,
    }),
    parts.resources,
    section('relatedLinks', { items: entry.relatedLinks, headingLevel: 2 }),
  ],
  jsonLd: homeNodes,
})
