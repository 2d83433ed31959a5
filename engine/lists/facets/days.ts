import { inSlices } from '../../base/async/slices.ts'
import type { PageContext } from '../../contract/context.ts'
import type { DayParameters, ItemDays, Span } from '../../contract/page/list.ts'
import type { DateFormats } from '../../contract/ports/clock.ts'
import { dayAfter } from '../../time/day-after.mjs'
import { RecordSet } from './record-set.ts'

/** The days of a filter, and what takes place on each. */
export interface DayIndex extends Pick<ItemDays, 'offered' | 'shortcuts'> {
  days: readonly string[]
  /** Items by the position of such a day. */
  onDay: readonly RecordSet[]
  /** Items that have days after these. */
  later: RecordSet
}

/** Others get their turn after every few items. */
export async function dayIndex(items: readonly unknown[], { offered, shortcuts, of }: ItemDays): Promise<DayIndex> {
  const days: string[] = []
  for (let day = offered.from; day <= offered.to; day = dayAfter(day)) days.push(day)
  const positions = new Map(days.map((day, position) => [day, position]))
  const onDay = days.map(() => new RecordSet(items.length))
  const later = new RecordSet(items.length)
  await inSlices(items.entries(), ([index, item]) => {
    for (const { from, to } of of(item)) {
      if (to > offered.to) later.add(index)
      if (to < offered.from || from > offered.to) continue
      const last = positions.get(to) ?? days.length - 1
      for (let position = positions.get(from) ?? 0; position <= last; position++) onDay[position]?.add(index)
    }
  })
  return { offered, shortcuts, days, onDay, later }
}

/** Finds what is within a span, which may be open at either end. */
export function foundWithin(span: string, { days, onDay, later }: DayIndex): RecordSet[] {
  const { from, to } = readSpan(span)
  const within = onDay.slice(from ? days.indexOf(from) : 0, to ? days.indexOf(to) + 1 : undefined)
  return to ? within : [...within, later]
}

export const spanOf = ({ from = '', to = '' }: Partial<Span>): string => `${from}/${to}`

/** The ends of a span; an open one is undefined. */
export function readSpan(span: string): Partial<Span> {
  const [from, to] = span.split('/')
  return { from: from || undefined, to: to || undefined }
}

/** The span that the address asks for. A day that is not offered is ignored, and so is an end before the start. */
export function askedSpan(
  { day, first, last }: DayParameters,
  { offered }: DayIndex,
  { query, ignoreQuery }: Pick<PageContext, 'query' | 'ignoreQuery'>,
): string[] {
  const read = (name: string): string | undefined => {
    const asked = query[name]?.[0]
    if (!asked || (asked >= offered.from && asked <= offered.to)) return asked
    ignoreQuery(name)
    return undefined
  }
  const alone = read(day)
  const from = alone ?? read(first)
  const to = alone ?? read(last)
  return from || to ? [spanOf({ from, to: from && to && to < from ? undefined : to })] : []
}

/** A span as an address has it; a day alone in one spelling. */
export function spanPairs({ day, first, last }: DayParameters, span: string): [string, string][] {
  const { from, to } = readSpan(span)
  if (from && from === to) return [[day, from]]
  return [...(from ? [[first, from] as [string, string]] : []), ...(to ? [[last, to] as [string, string]] : [])]
}

/** The days in words. */
export function spanInWords(span: string, dates: DateFormats): string {
  const { from, to } = readSpan(span)
  if (from && to) return dates.range(from, to) ?? span
  return from ? dates.from(dates.short(from)) : dates.through(dates.short(to))
}
