import { defineBlock, languageAttributes } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import type { Happening } from 'atrium/model/programme/on-day.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Ctas, Link } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { InlineRichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const site = z.object({
  uid: z.string(),
  name: z.string(),
  /** The page about it. */
  href: z.string().optional(),
  /** Says what holds at this moment, inline rich text. */
  now: z.string(),
  isOpen: z.boolean().default(false),
})
const schema = z.object({
  /** Today, in words. */
  date: z.string(),
  sites: z.array(site).default([]),
  events: z.array(z.custom<Happening>()).default([]),
  exhibitions: z.array(z.custom<Happening>()).default([]),
  /** How much is on today, with what is not shown here. */
  total: z.number().int().default(0),
  /** The page that shows all of it. */
  href: z.string().optional(),
  /** The page for planning the day. */
  dayHref: z.string().optional(),
})

function HomeToday({ id, date, sites, events, exhibitions, total, href, dayHref }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const hasMore = href && total > events.length + exhibitions.length
  return (
    <section className="home-today" id={id}>
      <div className="home-today-parts">
        <div className="home-today-places">
          <Heading className="home-today-title">{t.today({ date })}</Heading>
          {sites.length > 0 && (
            <ul>
              {sites.map(({ uid, name, href: page, now, isOpen }) => (
                <li key={uid}>
                  <Icon name={isOpen ? 'door-open' : 'door-closed'} />
                  <p>{page ? <Link href={page}>{name}</Link> : name}</p>
                  <InlineRichText className="home-today-now" html={now} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <Subsection>
          <Happenings heading={t.events} items={events} />
          <Happenings heading={t.exhibitions} items={exhibitions} />
        </Subsection>
      </div>
      <Ctas
        links={[
          ...(hasMore ? [{ title: t.everything({ count: total }), href }] : []),
          ...(dayHref ? [{ title: t.planDay, href: dayHref }] : []),
        ]}
      />
    </section>
  )
}

function Happenings({ heading, items }: { heading: string; items: readonly Happening[] }) {
  if (items.length === 0) return null
  return (
    <div className="home-today-happenings">
      <Heading className="home-today-heading">{heading}</Heading>
      <ul>
        {items.map(({ uid, title, href, when, place, lang }) => (
          <li key={uid}>
            <p {...languageAttributes(lang)} dir="auto">
              {href ? <Link href={href}>{title}</Link> : title}
            </p>
            {(when || place) && <p className="home-today-facts">{[when, place].filter(Boolean).join(' · ')}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

const walk = {
  uid: 'walk',
  title: 'Walk with a Gardener',
  kind: 'Tour',
  href: '/calendar/garden-walk',
  when: '11:30am–12:30pm',
  place: 'Center',
}

const homeToday = defineBlock({
  type: 'homeToday',
  label: 'Today',
  description: 'Which sites are open at this moment, and what is on.',
  placement: 'section',
  schema,
  isEmpty: ({ sites, events, exhibitions }) => sites.length + events.length + exhibitions.length === 0,
  examples: [
    {
      date: 'Saturday, March 14',
      sites: [
        { uid: 'center', name: 'Ellery Center', href: '/visit/center', now: 'Open now until 8pm', isOpen: true },
        { uid: 'villa', name: 'Ellery Villa', href: '/visit/villa', now: 'Opens tomorrow at 10am' },
      ],
      events: [
        walk,
        { uid: 'frogs', title: 'The Frogs Have the Last Word', kind: 'Performance', when: '7:30pm', place: 'Villa' },
      ],
      exhibitions: [
        {
          uid: 'warp',
          title: 'Warp and City',
          kind: 'Exhibition',
          href: '/exhibitions/warp',
          when: 'Feb 7–Aug 2',
          place: 'Center',
        },
      ],
      total: 14,
      href: '/calendar/?date=2026-03-14',
      dayHref: '/visit/day',
    },
    {
      date: 'Monday, March 16',
      sites: [
        {
          uid: 'center',
          name: longTitle,
          now: 'Closed today because of <em>high wind</em> on the hill, and everywhere else.',
        },
      ],
      events: [{ uid: 'long', title: longTitle, kind: 'Talk', place: longTitle }],
      total: 1,
    },
    {
      date: 'Tuesday, March 17',
      sites: [{ uid: 'villa', name: 'Ellery Villa', now: 'Open now until 5pm', isOpen: true }],
    },
  ],
  Component: HomeToday,
})

export default homeToday

declare module 'atrium' {
  interface Blocks {
    homeToday: typeof homeToday
  }
}
