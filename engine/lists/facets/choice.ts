import type { Entry } from '../../contract/content/entry.ts'
import type { FilterChoice } from '../../contract/page/list.ts'
import type { DateFormats } from '../../contract/ports/clock.ts'
import { slugOf } from '../../schema/names.ts'

export type Offered = Pick<FilterChoice, 'value' | 'label'> & {
  /** Of an entry that is the value, as it says it. */
  locale?: string | undefined
}

/**
 * Says how a filter offers a value of a field: a text as it is read, an entry by its name. The address has the slug of
 * that, or the entry's own `slug`.
 *
 * @param words of a text that is a value
 * @returns undefined for an entry without a name, and for no data
 */
export function choiceOf(
  value: unknown,
  words: (value: string) => string = (text) => labelOfValue(text),
): Offered | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'object') return { value: slugOf(String(value)), label: words(String(value)) }
  const { uid, name, title, slug, publishDetails, draftLanguage } = value as Partial<Entry<{ slug?: unknown }>>
  const label = name ?? title
  if (label === undefined || uid === undefined) return undefined
  const own = (typeof slug === 'string' && slugOf(slug)) || slugOf(label) || uid
  return { value: own, label, locale: publishDetails?.locale ?? draftLanguage }
}

/** `in-person` is read as `In person`, a year in the digits of the language; a range like `3-5` stays. */
export function labelOfValue(text: string, dates?: Pick<DateFormats, 'plainNumber'>): string {
  if (dates && /^[1-9]\d{0,14}$/.test(text)) return dates.plainNumber(Number(text))
  return /^[a-z-]+$/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ') : text
}
