import { defineBlock } from 'atrium'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { useIds, useMessages, useRenderRoot } from 'atrium/ui/render-context.tsx'
import { SearchField } from 'atrium/ui/search-field/search-field.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  name: z.string(),
  /** Is in place of the name. */
  logo: z.object({ src: z.string(), width: z.number(), height: z.number() }).optional(),
  menu: z.array(z.object({ title: z.string(), href: z.string(), current: z.boolean().default(false) })).default([]),
  /** The page that searches the site, and the endpoint that completes what is typed. */
  search: z.object({ action: z.string(), suggestions: z.string().optional() }).optional(),
})

/** Brand, main navigation and search. On narrow screens the menu opens over the page, also without scripts. */
function SiteHeader({ name, logo, menu, search }: z.output<typeof schema>) {
  const t = useMessages(messages)
  const { notePicture } = useRenderRoot()
  if (logo) notePicture({ base: logo.src })
  useIds('site-menu')
  return (
    <header className="site-header">
      <a className="site-brand" href="/">
        {logo ? <img {...logo} alt={name} /> : name}
      </a>
      {menu.length > 0 && (
        <>
          <button className="site-menu-open" type="button" popoverTarget="site-menu">
            <Icon name="menu" /> {t.menu}
          </button>
          <nav className="site-menu" id="site-menu" popover="auto" aria-label={t.main}>
            <button className="site-menu-close" type="button" popoverTarget="site-menu" popoverTargetAction="hide">
              <Icon name="x" /> {t.close}
            </button>
            <ul>
              {menu.map(({ title, href, current }) => (
                <li key={href}>
                  <a href={href} aria-current={current ? 'true' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
      {search && (
        <search className="site-search">
          <SearchField id="site-search" {...search} label={t.searchSite} placeholder={t.search} button={t.search} />
        </search>
      )}
    </header>
  )
}

const siteHeader = defineBlock({
  type: 'siteHeader',
  label: 'Site header',
  placement: 'section',
  schema,
  isEmpty: () => false,
  examples: [
    {
      name: 'The Ellery',
      menu: [
        { title: 'News & Stories', href: '/news', current: true },
        { title: 'Accessibility', href: '/accessibility' },
      ],
      search: { action: '/search', suggestions: '/api/type-ahead' },
    },
    {
      name: 'The Museum of Applied Arts and Useful Sciences of the Western Provinces',
      menu: Array.from({ length: 12 }, (_, index) => ({
        title: `Programme area ${index + 1}`,
        href: `/area-${index + 1}`,
      })),
    },
  ],
  Component: SiteHeader,
})

export default siteHeader

declare module 'atrium' {
  interface Blocks {
    siteHeader: typeof siteHeader
  }
}
