import type { PageContext } from 'atrium'

/** `HH:mm:ss` or `mm:ss`, as media libraries write durations; seconds may have a fraction. */
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,3}):(\d\d(?:\.\d{1,3})?)$/
const SECONDS = /^\d{1,6}(?:\.\d{1,3})?$/

/**
 * Seconds of a duration as media libraries write it: `HH:mm:ss`, `mm:ss` or seconds.
 *
 * @returns undefined for anything else, and for no time at all
 */
export function secondsOf(duration = ''): number | undefined {
  const written = duration.trim()
  if (SECONDS.test(written)) return Number(written) || undefined
  const [, hours = 0, minutes = 0, seconds = 0] = CLOCK.exec(written) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined
}

/** As players print it: `4:07`, `1:04:07`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/**
 * `00:12:00` as `12 min` and `00:04:00` as `04 min`, in the language of the site; what is written otherwise is printed as
 * it is.
 */
export function durationText(duration: string, dates: Pick<PageContext['dates'], 'duration'>): string {
  const written = duration.trim()
  const seconds = written.includes(':') ? secondsOf(written) : undefined
  return seconds === undefined ? written : dates.duration(seconds, /(?:^|:)\d\d:\d\d(?:\.\d+)?$/.test(written) ? 2 : 1)
}
