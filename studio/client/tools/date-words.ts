const DATE = /^\d{4}-\d\d-\d\d(?<time>T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?<zone>Z|[+-]\d\d:?\d\d)?)?$/
const DAY = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/**
 * A day or a moment of a file as people read it; undefined: the text is none.
 *
 * @param timeZone of moments that are said with an offset; others are said as they are written
 */
export function dateWords(text: string, language: string, timeZone: string): string | undefined {
  const { time, zone } = DATE.exec(text)?.groups ?? {}
  const moment = new Date(time && !zone ? `${text}Z` : text)
  if (!DATE.test(text) || Number.isNaN(moment.getTime())) return undefined
  const style = time ? { ...DAY, ...TIME } : DAY
  return new Intl.DateTimeFormat(language, { ...style, timeZone: zone ? timeZone : 'UTC' }).format(moment)
}
