import { defined, f } from 'atrium'
import { currentListing, listing } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { relatedLinks } from 'atrium/blocks/related-links/module.ts'
import { textNews } from 'atrium/blocks/text-news/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { homeNodes } from '../home.json-ld.ts'
import { loadHome, todaySection } from '../today.ts'

export default definePage({
  type: 'page_home_v2',
  label: 'Home page with stories',
  plural: 'Home pages with stories',
  icon: 'house',
  category: 'Pages',
  help: 'The home page with one picture, then stories.',
  route: '/',
  fields: {
    priorityModule: featuredItem.field({
      label: 'First picture',
      help: 'What comes first: one entry from edge to edge.',
      group: 'Sections of the page',
    }),
    sections: f.pageBlocks({
      label: 'Further sections',
      group: 'Sections of the page',
      help: 'Blocks of your choice, after the news in words.',
    }),
  },
  modules: {
    featureSet: currentListing({ size: 'large' }, { help: 'Stories and events put forward.' }),
    textNews: textNews({}, { help: 'Further news, without pictures.' }),
    featuredItemModule: featuredItem({}, { label: 'Featured item', help: 'One entry shown large.' }),
    resources: listing({ size: 'medium' }, { help: 'What visitors and researchers use.' }),
    relatedLinks: relatedLinks({ headingLevel: 2 }),
  },
  hero: { variant: 'Home' },
  async load({ entry, context }) {
    const { uid } = entry.priorityModule?.item ?? {}
    const priority = uid ? await context.content.entry<{ subtitle?: string }>(uid) : null
    return { ...(await loadHome({ context })), intro: priority?.subtitle }
  },
  compose: ({ entry, data, parts, context }) => [
    defined({
      ...parts.hero,
      eyebrow: entry.hero?.header ? { title: entry.name } : undefined,
      lead: [todaySection(data.today, context)],
    }),
    parts.featureSet,
    parts.textNews,
    ...entry.sections,
    ...data.sections,
    parts.featuredItemModule,
    // The priority item speaks for itself: its blurb is the title, its subtitle the intro.
    featuredItem.section(entry.priorityModule, {
      modifier: 'no-space',
      hideExcerpt: true,
      title: entry.priorityModule?.item?.excerpt,
      intro: data.intro,
    }),
    parts.resources,
    parts.relatedLinks,
  ],
  jsonLd: homeNodes,
})
