import { defineBlock } from 'atrium'
import { LinkList } from 'atrium/ui/disclosure/disclosure.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { PlayOn } from 'atrium/ui/media/sound/sound.tsx'
import { useIds, useMessages, useNumbers } from 'atrium/ui/render-context.tsx'
import { InlineRichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const link = z.object({ title: z.string(), href: z.string() })
const schema = z.object({
  name: z.string(),
  /** Who holds the rights. */
  publisher: z.string(),
  year: z.number().int(),
  address: z.string().optional(),
  menus: z.array(z.object({ title: z.string(), items: z.array(link) })).default([]),
  social: z.array(link).default([]),
  /** Says of each site what holds today, inline rich text. */
  hours: z.array(z.object({ title: z.string(), href: z.string().optional(), text: z.string() })).default([]),
})

/** Brand, the main links, and the small print. On narrow screens each group of links is folded under its title. */
function SiteFooter({ name, publisher, year, address, menus, social, hours }: z.output<typeof schema>) {
  const t = useMessages(messages)
  const { digits } = useNumbers()
  useIds('hours-today')
  return (
    <footer className="site-footer" data-color="navy">
      <a className="site-brand" href="/">
        {name}
      </a>
      {hours.length > 0 && (
        <section className="site-footer-hours" aria-labelledby="hours-today">
          <h2 id="hours-today">{t.hoursToday}</h2>
          <dl>
            {hours.map(({ title, href, text }) => (
              <div key={title}>
                <dt>{href ? <Link href={href}>{title}</Link> : title}</dt>
                <dd>
                  <InlineRichText as="span" html={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {menus.length > 0 && (
        <nav className="site-footer-menus" aria-label={t.footer}>
          {menus.map(({ title, items }) => (
            <div key={title}>
              <h2>{title}</h2>
              <details className="disclosure unfolded">
                <summary>{title}</summary>
                <LinkList links={items} />
              </details>
            </div>
          ))}
        </nav>
      )}
      {social.length > 0 && (
        <nav aria-label={t.elsewhere}>
          <ul className="site-footer-social">
            {social.map((item) => (
              <li key={item.href}>
                <Link href={item.href}>{item.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="site-footer-print">
        © {digits(year)} {publisher}
        {address ? ` · ${address}` : ''}
      </p>
      <PlayOn />
    </footer>
  )
}

const siteFooter = defineBlock({
  type: 'siteFooter',
  label: 'Site footer',
  placement: 'section',
  schema,
  isEmpty: () => false,
  examples: [
    {
      name: 'The Ellery',
      publisher: 'Ellery Trust',
      year: 2026,
      address: 'Los Angeles, CA',
      menus: [{ title: 'Small print', items: [{ title: 'Privacy', href: '/legal/privacy' }] }],
      social: [{ title: 'Photographs of the week', href: 'https://pictures.example.org/ellery' }],
      hours: [
        { title: 'Ellery Center', href: '/visit/center', text: 'Open today 10am–5:30pm' },
        { title: 'Ellery Villa', text: 'Closed today because of <em>high wind</em>.' },
      ],
    },
    {
      name: 'The Museum of Applied Arts',
      publisher: 'Trustees',
      year: 2026,
      menus: Array.from({ length: 5 }, (_, menu) => ({
        title: `Part ${menu + 1}`,
        items: Array.from({ length: 8 }, (_, item) => ({
          title: `A page of this part, number ${item + 1}`,
          href: `/part-${menu}/${item}`,
        })),
      })),
    },
  ],
  Component: SiteFooter,
})

export default siteFooter

declare module 'atrium' {
  interface Blocks {
    siteFooter: typeof siteFooter
  }
}
