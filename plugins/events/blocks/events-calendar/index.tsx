import { z } from 'zod'
import { defineBlock } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { useMessages, useScriptMessages } from '#ui/render-context.tsx'
import type { FilterView } from '../../calendar/finding/calendar-view.ts'
import { examples } from './examples.ts'
import { Filters } from './filters.tsx'
import type { CalendarItem } from './item.tsx'
import messages from './messages.ts'
import { Results } from './results.tsx'

const link = z.object({ label: z.string(), href: z.string(), isChosen: z.boolean().optional() })
const schema = z.object({
  /** Address of the calendar. */
  path: z.string(),
  /** What was asked for, without the page. */
  query: z.array(z.tuple([z.string(), z.string()])).default([]),
  total: z.number().int().nonnegative(),
  /** Place of the first item in the list, from 1. */
  first: z.number().int().positive(),
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  items: z.array(z.custom<CalendarItem>()).default([]),
  dates: z.custom<FilterView['dates']>(),
  filters: z.array(z.custom<FilterView['filters'][number]>()),
  chips: z.array(link).default([]),
  remedies: z.array(link.extend({ total: z.number().int() })).default([]),
  /** Addresses of the same selection for calendar programs. */
  subscribe: z.object({ webcal: z.string(), file: z.string() }),
})

function EventsCalendar({ id, ...fields }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const { total, first, items, pages } = fields
  const results = t.results({ count: total })
  return (
    <section
      className="band events-calendar"
      id={id}
      data-island="plugins/events/blocks/events-calendar/live-calendar.enhance.ts"
    >
      <Filters id={`${id ?? 'calendar'}-filters`} {...fields} />
      <div className="calendar-main">
        <Heading className="visually-hidden" tabIndex={-1}>
          {t.everything}
        </Heading>
        <p className="calendar-count" role="status" data-live={useScriptMessages(messages) && t.showFound({ results })}>
          {pages > 1 ? t.resultsShown({ results, first, last: first + items.length - 1 }) : results}
        </p>
        <Results {...fields} />
      </div>
    </section>
  )
}

const eventsCalendar = defineBlock({
  type: 'eventsCalendar',
  label: 'Calendar',
  description: 'Everything that is on, with its filters.',
  placement: 'section',
  schema,
  isEmpty: () => false,
  examples,
  Component: EventsCalendar,
})

export default eventsCalendar

declare module '#engine' {
  interface Blocks {
    eventsCalendar: typeof eventsCalendar
  }
}
