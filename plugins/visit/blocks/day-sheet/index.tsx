import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import type { Happening } from 'atrium/model/programme/on-day.ts'
import type { PromoCard } from 'atrium/model/promo/promo-card.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { z } from 'zod'
import { Places } from './places.tsx'
import { Programme } from './programme.tsx'
import { SiteFacts } from './site-facts.tsx'

const place = z.object({
  uid: z.string(),
  title: z.string(),
  /** The page about it. */
  href: z.string().optional(),
  /** From when to when, or that it is closed, inline rich text. */
  hours: z.string(),
  isClosed: z.boolean().default(false),
  /** Why the day is otherwise, inline rich text. */
  reason: z.string().optional(),
  /** Says what holds at this moment, inline rich text. */
  now: z.string().optional(),
  /** When it opens next, after a closed day. */
  next: z.string().optional(),
})
const site = z.object({
  uid: z.string(),
  title: z.string(),
  facts: z.array(z.custom<PromoCard>()).default([]),
  /** What the season asks for, inline rich text. */
  weather: z.array(z.string()).default([]),
})
const schema = z.object({
  /** The day in words. */
  title: z.string(),
  places: z.array(place).default([]),
  /** In order of time, then what has none. */
  events: z.array(z.custom<Happening>()).default([]),
  exhibitions: z.array(z.custom<Happening>()).default([]),
  /** Somebody knows what is on. */
  isKnown: z.boolean().default(false),
  /** The page that shows what is on with all filters. */
  href: z.string().optional(),
  sites: z.array(site).default([]),
})

export type DayPlace = z.output<typeof place>
export type DaySite = z.output<typeof site>
export type DayProgramme = Pick<z.output<typeof schema>, 'events' | 'exhibitions' | 'isKnown' | 'href'>

/** One day on one sheet: hours, what is on, and what helps at each site. */
function DaySheet({ id, title, places, sites, ...programme }: BlockProps<typeof schema>) {
  const shown = sites.filter(({ facts, weather }) => facts.length + weather.length > 0)
  return (
    <div className="band day-sheet" id={id}>
      <Heading className="band-title day-title">{title}</Heading>
      <Subsection>
        <div className="day-parts">
          <div className="day-main">
            <Places places={places} />
            <Programme {...programme} />
          </div>
          {shown.length > 0 && (
            <div className="day-sites">
              {shown.map((site) => (
                <SiteFacts key={site.uid} {...site} />
              ))}
            </div>
          )}
        </div>
      </Subsection>
    </div>
  )
}

const daySheet = defineBlock({
  type: 'daySheet',
  label: 'A day',
  description: 'One day on one sheet: hours of each site, what is on in order of time, and what helps on the way.',
  placement: 'section',
  schema,
  isEmpty: () => false,
  examples: [
    {
      title: 'Sunday, March 15',
      places: [
        {
          uid: 'center',
          title: 'Ellery Center',
          href: '/visit/center',
          hours: '10am–5:30pm',
          now: 'Open now until 5:30pm',
        },
        {
          uid: 'villa',
          title: 'Ellery Villa',
          hours: 'Closed',
          isClosed: true,
          reason: 'high <em>wind</em>',
          next: 'Opens Monday, March 16 at 10am',
        },
      ],
      events: [
        {
          uid: 'walk',
          title: 'Walk with a Gardener',
          kind: 'Tour',
          href: '/calendar/garden-walk',
          start: '2026-03-15T11:30:00-07:00',
          when: '11:30am–12:30pm',
          place: 'Ellery Center',
        },
        { uid: 'drawing', title: 'Drawing Room', kind: 'Course', place: 'Ellery Center' },
      ],
      exhibitions: [
        { uid: 'warp', title: 'Warp and City', kind: 'Exhibition', href: '/exhibitions/warp', when: 'Feb 7–Aug 2' },
      ],
      isKnown: true,
      href: '/calendar/?date=2026-03-15',
      sites: [
        {
          uid: 'center',
          title: 'Ellery Center',
          facts: [
            {
              title: 'By bus',
              icon: 'bus',
              excerpt: '<p>Line 38 stops at the gate every half hour.</p>',
              ctas: [{ title: 'Bus stops', href: '/visit/center/parking-and-transportation' }],
            },
            { title: 'Without steps', icon: 'accessibility', excerpt: '<p>Tram, plaza and garden.</p>' },
          ],
          weather: ['Bring a coat: the <em>wind</em> on the ridge is cold until noon.'],
        },
      ],
    },
    { title: 'Monday, March 16', isKnown: true },
    {
      title: 'Tuesday, March 17',
      places: [{ uid: 'north', title: longTitle, hours: longTitle, isClosed: true }],
      events: [
        { uid: 'long', title: longTitle, kind: 'Talk', when: '2pm', start: '2026-03-17T14:00', place: longTitle },
      ],
      sites: [{ uid: 'north', title: longTitle, facts: [{ title: longTitle }] }],
    },
  ],
  Component: DaySheet,
})

export default daySheet

declare module 'atrium' {
  interface Blocks {
    daySheet: typeof daySheet
  }
}
