import { defineBlock } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Subsection } from 'atrium/ui/heading/heading.tsx'
import { z } from 'zod'
import { examples } from './examples.ts'
import { type CalendarItem, Item } from './item.tsx'

const schema = z.object({ items: z.array(z.custom<CalendarItem>()).default([]) })

function CalendarItems({ items }: BlockProps<typeof schema>) {
  return (
    // Under the heading of its list.
    <Subsection>
      <ol className="calendar-items">
        {items.map((item) => (
          <li key={item.uid}>
            <Item item={item} />
          </li>
        ))}
      </ol>
    </Subsection>
  )
}

const calendarItems = defineBlock({
  type: 'calendarItems',
  label: 'Lines of the calendar',
  description: 'What is on, a line each: when, what, where and for how much.',
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
