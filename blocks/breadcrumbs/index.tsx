import { defineBlock, type Link, languageAttributes, localAddress } from 'atrium'
import { useMessages, useRenderContext } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  items: z.array(z.custom<Link>()).default([]),
  /** The day on which the page was like this, as printed. */
  date: z.string().optional(),
})

/** The way from the home page to this one; on paper its address, and of which day it is. */
function Breadcrumbs({ items, date }: z.output<typeof schema>) {
  const t = useMessages(messages)
  const { siteUrl, basePath } = useRenderContext()
  const own = siteUrl + localAddress(items.at(-1)?.href ?? '', basePath)
  return (
    <>
      <nav className="breadcrumbs" aria-label={t.breadcrumb}>
        <ol>
          {items.map(({ title, href, lang }, index) => (
            <li key={href}>
              {index === items.length - 1 ? (
                <span aria-current="page" dir="auto" {...languageAttributes(lang)}>
                  {title}
                </span>
              ) : (
                <a href={href} dir="auto" {...languageAttributes(lang)}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <p className="printed-address">{[own, date && t.asOf({ date })].filter(Boolean).join(' · ')}</p>
    </>
  )
}

const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  label: 'Breadcrumbs',
  placement: 'section',
  schema,
  isEmpty: ({ items }) => items.length < 2,
  examples: [
    {
      items: [
        { title: 'Home', href: '/' },
        { title: 'News', href: '/news' },
      ],
      date: 'March 14, 2026',
    },
    {
      items: [
        { title: 'Home', href: '/' },
        { title: 'Conservation Institute', href: '/conservation-institute' },
        { title: 'Buildings and Sites', href: '/conservation-institute/buildings-and-sites' },
        {
          title:
            'Archaeological Site Conservation and Management in Regions of Seasonal Flooding and Rising Ground Water',
          href: '/conservation-institute/buildings-and-sites/archaeological-site-conservation-and-management',
        },
      ],
    },
  ],
  Component: Breadcrumbs,
})

export default breadcrumbs

declare module 'atrium' {
  interface Blocks {
    breadcrumbs: typeof breadcrumbs
  }
}
