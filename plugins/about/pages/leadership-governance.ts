import { type Link, type SectionNavigation, section, slugOf } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { biographies } from 'atrium/blocks/contact-rows/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_leadership_governance',
  label: 'Leadership and governance',
  plural: 'Leadership pages',
  icon: 'users-round',
  category: 'Pages',
  help: 'Who leads the institution, in groups of biographies, and who did before.',
  route: '/about/leadership-governance',
  hero: { variant: 'Landing', navigation: true },
  modules: {
    directories: biographies.list(
      {},
      { label: 'Groups', help: 'Groups of those who lead, each under its heading.', itemName: 'title' },
    ),
    pastPresidents: biographies({}, { help: 'Those who led before.' }),
    resources: listing({}, { help: 'Reports and rules.' }),
  },
  compose({ entry, parts, navigation }) {
    const { hero, directories, pastPresidents, resources } = parts
    const titles = new Set([...entry.directories, entry.pastPresidents].flatMap((group) => group?.title ?? []))
    return [
      section('hero', {
        ...hero,
        submenu: { ...hero.submenu, link: [...(hero.submenu?.link ?? []), ...itemsOf(navigation)] },
        navigation: undefined,
      }),
      titles.size > 0 && section('jumpLinksBlock', { links: [...titles].map(jumpTo) }),
      ...directories.map((directory, at) => ({ ...directory, id: slugOf(entry.directories[at]?.title ?? '') })),
      pastPresidents,
      resources,
    ]
  },
})

const itemsOf = (navigation: SectionNavigation | undefined): Link[] =>
  navigation?.menus.flatMap(({ items }) => items) ?? []

const jumpTo = (title: string): Link => ({ title, href: `#${slugOf(title)}` })
