import { defineBlock } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { useIds, useMessages } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import messages from '../../messages.ts'

const link = z.object({ title: z.string(), href: z.string() })
const schema = z.object({
  /** The page that shows a day. */
  action: z.string(),
  /** The first and the last day to choose from, `YYYY-MM-DD`. */
  first: z.string(),
  last: z.string(),
  /** The day that is shown. */
  day: z.string().optional(),
  previous: link.optional(),
  next: link.optional(),
  /** Says why no day is shown. */
  problem: z.string().optional(),
})

/** A day to choose, by a form that needs no script, with the days before and after it. */
function DayChoice({ id, action, first, last, day, previous, next, problem }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  useIds('day-problem')
  return (
    <div className="band day-choice" id={id}>
      <form action={action} method="get">
        <label htmlFor="day-date">{t.dayChoose}</label>
        <input
          {...{ id: 'day-date', type: 'date', name: 'date', min: first, max: last, required: true, defaultValue: day }}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && 'day-problem'}
        />
        <button type="submit">{t.dayShow}</button>
      </form>
      {problem && (
        <p className="day-problem" id="day-problem">
          {problem}
        </p>
      )}
      {(previous || next) && (
        <nav className="day-neighbors" aria-label={t.dayNeighbors}>
          {previous && (
            <Link href={previous.href} rel="nofollow prev">
              <Icon name="arrow-left" />
              {previous.title}
            </Link>
          )}
          {next && (
            <Link href={next.href} rel="nofollow next">
              {next.title}
              <Icon name="arrow-right" />
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}

const dayChoice = defineBlock({
  type: 'dayChoice',
  label: 'Choice of a day',
  description: 'A date to choose, with the days around the one that is shown.',
  placement: 'section',
  schema,
  isEmpty: () => false,
  examples: [
    {
      action: '/visit/day',
      first: '2026-03-14',
      last: '2027-03-14',
      day: '2026-03-15',
      previous: { title: 'Saturday, March 14', href: '/visit/day' },
      next: { title: 'Monday, March 16', href: '/visit/day?date=2026-03-16' },
    },
    {
      action: '/visit/day',
      first: '2026-03-14',
      last: '2027-03-14',
      problem: 'That day is over. Choose today or a day to come.',
    },
  ],
  Component: DayChoice,
})

export default dayChoice

declare module 'atrium' {
  interface Blocks {
    dayChoice: typeof dayChoice
  }
}
