import { defineBlock } from 'atrium'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { useIds, useMessages, useRenderRoot, useScript } from 'atrium/ui/render-context.tsx'
import { SearchField } from 'atrium/ui/search-field/search-field.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  name: z.string(),
  /** Is in place of the name. */
  logo: z.object({ src: z.string(), width: z.number(), height: z.number() }).optional(),
  menu: z.array(z.object({ title: z.string(), href: z.string(), current: z.boolean().default(false) })).default([]),
  /** Where visitors give. */
  give: z.object({ title: z.string(), href: z.string() }).optional(),
  /** The page that searches the site, and the endpoint that completes what is typed. */
  search: z.object({ action: z.string(), suggestions: z.string().optional() }).optional(),
})

/**
 * Brand, main navigation and search. On narrow screens the menu opens over the page, also without scripts, and the search
 * field is behind its icon until it is touched.
 */
function SiteHeader({ name, logo, menu, give, search }: z.output<typeof schema>) {
  const t = useMessages(messages)
  const { notePicture } = useRenderRoot()
  if (logo) notePicture({ base: logo.src })
  const script = useScript('ui/sheet/sheet.enhance.ts')
  useIds('site-menu')
  return (
    <header className="site-header">
      <a className="site-brand" href="/">
        {logo ? <img {...logo} alt={name} loading="eager" /> : name}
      </a>
      {menu.length > 0 && (
        <>
          <button
            className="site-menu-open"
            type="button"
            popoverTarget="site-menu"
            data-island={script}
            data-load="focus"
          >
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
      {give && (
        <Link className="site-give" href={give.href}>
          {give.title}
        </Link>
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
      give: { title: 'Donate', href: '/give' },
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
