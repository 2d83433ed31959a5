import { listed, type PageContext } from 'atrium'
import { closureOf, hoursText, type OpenHours, weekOf } from './open-hours.ts'

/** Days of one week as they are named, from its Monday on. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `2024-01-0${day}`)
/** So many days in a row are said as a span. */
const SPAN = 3

/**
 * Says the usual hours of a place in one line, as inline rich text: `Monday: Closed · Tuesday–Friday, Sunday:
 * 10am–5:30pm · Saturday: 10am–9pm`. It holds on every day, as paper needs it.
 *
 * @returns undefined where no weekday is known, and while a closure is in force
 */
export function usualWeek(hours: OpenHours, needs: Pick<PageContext, 'dates' | 'translate'>): string | undefined {
  const [sunday, ...others] = weekOf(hours)
  if (!sunday || closureOf(hours)) return undefined
  const texts = [...others, sunday].map((day) => hoursText(day.hours, needs))
  return [...new Set(texts)]
    .map((text) => `${listed(daysWith(text, texts).map((run) => named(run, needs)))}: ${text}`)
    .join(' · ')
}

/** The days that bear a text, those in a row together. */
function daysWith(text: string, texts: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const [position, day] of WEEK.entries()) {
    if (texts[position] !== text) continue
    if (position > 0 && texts[position - 1] === text) runs.at(-1)?.push(day)
    else runs.push([day])
  }
  return runs
}

function named(run: readonly string[], { dates }: Pick<PageContext, 'dates'>): string {
  const names = run.map((day) => dates.weekday(day))
  return names.length < SPAN ? listed(names) : `${names[0]}–${names.at(-1)}`
}
