import { section, slugOf } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { postParts } from 'atrium/ui/card/card-size.ts'
import { calls } from '../blocks/funding-calls/module.ts'

export default definePage({
  type: 'page_opportunities',
  label: 'Funding opportunities',
  plural: 'Funding opportunities pages',
  icon: 'clipboard-list',
  category: 'Pages',
  help: 'What can be applied for at present, kind by kind. Links lead to its sections, unless it has a submenu.',
  preload: ['calls.items.contact'],
  route: '/funding/opportunities',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    calls: calls({ id: 'calls' }, { help: 'What can be applied for, each with its dates.' }),
    contentSections: textModule.list({}, { help: 'One section for each kind of grant.', itemName: 'title' }),
    featuredListings: listing.list(
      { size: 'medium', show: postParts },
      { help: 'What can be applied for, kind by kind.', itemName: 'title' },
    ),
  },
  compose: ({ entry: { hero, submenu, contentSections }, parts }) => {
    const links = submenu?.link.length ? submenu.link : linksTo(contentSections)
    return [
      section('hero', { ...parts.hero, submenu: hero?.submenu ?? submenu }),
      links.length > 0 && section('jumpLinksBlock', { title: submenu?.title, links }),
      parts.calls,
      ...parts.contentSections,
      ...parts.featuredListings,
    ]
  },
})

/** Links to sections by their titles, of which their ids are made. */
const linksTo = (sections: readonly { title?: string }[]) => {
  const titles = new Map(sections.flatMap(({ title }) => (title ? [[slugOf(title), title] as const] : [])))
  return [...titles].map(([slug, title]) => ({ title, href: `#${slug}` }))
}
