import { defineBlock, type SectionNavigation, slugOf } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { LinkList, useNavigationName } from 'atrium/ui/disclosure/disclosure.tsx'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { z } from 'zod'

const schema = z.object({ navigation: z.custom<SectionNavigation>().optional() })

function SectionNavigationBlock({ id, navigation }: BlockProps<typeof schema>) {
  const { title = '', menus = [] } = navigation ?? {}
  const label = useNavigationName(title)
  const labelId = slugOf(label)
  return (
    <nav className="band section-navigation" id={id} aria-labelledby={labelId}>
      <Heading className="section-navigation-title" id={labelId}>
        {label}
      </Heading>
      <Subsection>
        <div className="section-navigation-menus">
          {menus.map(({ title: menuTitle, items }, index) => (
            <div key={index}>
              {menus.length > 1 && menuTitle && <Heading className="section-navigation-menu">{menuTitle}</Heading>}
              <LinkList links={items} />
            </div>
          ))}
        </div>
      </Subsection>
    </nav>
  )
}

const topics = [
  'Antiquities',
  'Architecture and gardens',
  'Books',
  'Ceramics',
  'Light',
  'Marbling',
  'Paper',
  'Textiles',
]

const news: SectionNavigation = {
  name: 'news',
  title: 'News & Stories',
  menus: [
    {
      title: 'News',
      items: [
        { title: 'Latest', href: '/news' },
        { title: 'All News', href: '/news/all' },
        { title: 'For Journalists', href: '/news/journalists' },
      ],
    },
    { title: 'Topics', items: topics.map((title) => ({ title, href: `/news/tag/${slugOf(title)}` })) },
  ],
}

const sectionNavigation = defineBlock({
  type: 'sectionNavigation',
  label: 'Section navigation',
  description: 'The menu of a part of the site, in the page.',
  placement: 'section',
  schema,
  isEmpty: ({ navigation }) => !navigation?.menus.some(({ items }) => items.length > 0),
  examples: [
    { navigation: news },
    {
      navigation: { name: 'legal', title: 'Legal', menus: [{ items: [{ title: 'Privacy', href: '/legal/privacy' }] }] },
    },
  ],
  Component: SectionNavigationBlock,
})

export default sectionNavigation

declare module 'atrium' {
  interface Blocks {
    sectionNavigation: typeof sectionNavigation
  }
}
