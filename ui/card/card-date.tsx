import type { HTMLAttributes } from 'react'
import { useDates } from '../render-context.tsx'

/** The date of a card, `Mar 14, 2026`; words in place of a date are shown as they are. */
export function CardDate({ date, ...attributes }: { date: string } & HTMLAttributes<HTMLElement>) {
  const dates = useDates()
  if (!/^\d{4}-\d{2}-\d{2}/.test(date))
    return (
      <p className="card-date" {...attributes}>
        {date}
      </p>
    )
  return (
    <p className="card-date" {...attributes}>
      <time dateTime={date.length > 10 ? dates.iso(date) : date}>{dates.short(date)}</time>
    </p>
  )
}
