import { defineBlock } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { useMessages, useScript } from 'atrium/ui/render-context.tsx'
import { InlineRichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { Fragment } from 'react'
import { z } from 'zod'
import { examples } from './examples.ts'
import { type CalendarItem, Item } from './item.tsx'
import messages from './messages.ts'

const group = z.object({
  /** The day, or what lies between days; absent where each line says its own. */
  heading: z.string().optional(),
  /** Sentences to read before the lines, inline rich text. */
  notes: z.array(z.string()).default([]),
  /** All of a day is shown, and can be printed. */
  isPrintable: z.boolean().default(false),
  items: z.array(z.custom<CalendarItem>()).default([]),
})
const schema = z.object({
  groups: z.array(group).default([]),
  /** Leads on from the end. */
  cta: z.object({ title: z.string(), href: z.string() }).optional(),
})

export type CalendarGroup = z.input<typeof group>

function CalendarItems({ groups, cta }: BlockProps<typeof schema>) {
  // A day is its own heading; lines without one are under that of their list.
  const Level = groups.some(({ heading }) => heading) ? Fragment : Subsection
  return (
    <Level>
      {groups.map(({ heading, notes, isPrintable, items }) =>
        heading === undefined ? (
          <Lines key="all" items={items} />
        ) : (
          <div className="calendar-day" key={heading}>
            <div className="calendar-day-head">
              <Heading className="calendar-day-title">{heading}</Heading>
              {isPrintable && <Print />}
            </div>
            {notes.map((note) => (
              <InlineRichText className="calendar-day-note" html={note} key={note} />
            ))}
            <Subsection>
              <Lines items={items} />
            </Subsection>
          </div>
        ),
      )}
      {cta && <Cta {...cta} />}
    </Level>
  )
}

function Lines({ items }: { items: readonly CalendarItem[] }) {
  if (items.length === 0) return null
  return (
    <ol className="calendar-items">
      {items.map((item) => (
        <li key={item.uid}>
          <Item item={item} />
        </li>
      ))}
    </ol>
  )
}

function Print() {
  const t = useMessages(messages)
  const script = useScript('blocks/hero/print.enhance.ts')
  return (
    <button className="calendar-day-print" type="button" data-island={script} data-load="focus">
      <Icon name="printer" />
      {t.print}
    </button>
  )
}

const calendarItems = defineBlock({
  type: 'calendarItems',
  label: 'Lines of the calendar',
  description: 'What is on, a line each: when, what, where and for how much; of one day under its heading.',
  placement: 'section',
  schema,
  examples,
  Component: CalendarItems,
})

export default calendarItems

declare module 'atrium' {
  interface Blocks {
    calendarItems: typeof calendarItems
  }
}
