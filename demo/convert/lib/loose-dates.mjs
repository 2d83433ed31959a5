const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A date as loosely as a collection system knows it: a year, a month or a day.
 *
 * @typedef {{ first: string, last: string, text: string, isDay: boolean }} LooseDate
 *   its first and last day, `YYYY-MM-DD`, and how it is printed
 */

/**
 * @param {string | null | undefined} written `YYYY`, `YYYY-MM` or `YYYY-MM-DD`
 * @returns {LooseDate | undefined} undefined for anything else
 */
export function looseDate(written) {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(written?.trim() ?? '') ?? []
  if (!year) return undefined
  if (!month) return { first: `${year}-01-01`, last: `${year}-12-31`, text: year, isDay: false }
  const length = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const name = MONTHS[Number(month) - 1]
  if (!name || Number(day) > length) return undefined
  if (!day)
    return { first: `${year}-${month}-01`, last: `${year}-${month}-${length}`, text: `${name} ${year}`, isDay: false }
  const whole = `${year}-${month}-${day}`
  return { first: whole, last: whole, text: `${name} ${Number(day)}, ${year}`, isDay: true }
}

/** `23/4/2001`, day first, as `YYYY-MM-DD`. @returns undefined for anything else */
export function dayFirst(written) {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written.trim()) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * The dates of an exhibition by its loose start and end. Its days are the widest that they allow, so that it is listed
 * as long as it may have been on, and its message says no more than is known. One of which only the start is known ended
 * in the year, month or day that the start names: what is still on says when it ends. Dates given
 * the wrong way round are turned.
 *
 * @param {LooseDate | undefined} start
 * @param {LooseDate | undefined} end
 * @returns {{ start_date?: string, end_date?: string, dates_message?: string }}
 */
export function exhibitionDates(start, end) {
  const [from, to] = start && end && end.last < start.first ? [end, start] : [start, end]
  const isExact = from?.isDay && to?.isDay
  return {
    start_date: from?.first,
    end_date: (to ?? from)?.last,
    dates_message: isExact ? undefined : message(from, to),
  }
}

function message(from, to) {
  if (!from) return to && `Through ${to.text}`
  if (!to) return from.isDay ? `From ${from.text}` : from.text
  if (from.text === to.text) return from.text
  if (from.text.endsWith(to.text)) return `From ${from.text}`
  return to.text.endsWith(from.text) ? `Through ${to.text}` : `${from.text}–${to.text}`
}
