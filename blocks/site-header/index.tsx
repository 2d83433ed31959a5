import { z } from 'zod'
import { defineBlock } from '#engine'
import { Icon } from '#ui/icon/icon.tsx'
import { useMessages } from '#ui/render-context.tsx'
import messages from './messages.ts'

const schema = z.object({
  name: z.string(),
  /** Stands in place of the name. */
  logo: z.object({ src: z.string(), width: z.number(), height: z.number() }).optional(),
  menu: z.array(z.object({ title: z.string(), href: z.string(), current: z.boolean().default(false) })).default([]),
  /** A search page stands at `/search`. */
  searchable: z.boolean().default(false),
})

/** Brand, main navigation and search. On narrow screens the menu opens over the page, also without scripts. */
function SiteHeader({ name, logo, menu, searchable }: z.output<typeof schema>) {
  const t = useMessages(messages)
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
      {searchable && (
        <search className="site-search">
          <form action="/search">
            <label className="visually-hidden" htmlFor="site-search">
              {t.searchSite}
            </label>
            <input id="site-search" type="search" name="q" placeholder={t.search} required />
            <button type="submit">
              <Icon name="search" />
              <span className="visually-hidden">{t.search}</span>
            </button>
          </form>
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
      searchable: true,
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

declare module '#engine' {
  interface Blocks {
    siteHeader: typeof siteHeader
  }
}
