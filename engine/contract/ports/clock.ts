/** An instant, or anything that names one: ISO text, `YYYY-MM-DD` in the institution's zone, or a Date. */
export type Instant = Date | string

/**
 * The one source of time. Each comparison notes when its answer will change, so that a page kept in the cache expires
 * exactly then.
 */
export interface Clock {
  /** The present instant. Pages that print it change every second: compare instead. */
  now(): Date
  /** True when the instant has come. */
  hasPassed(instant: Instant): boolean
  /** True when `start ≤ now ≤ end`; a side left out is open. */
  isBetween(start: Instant | undefined, end: Instant | undefined): boolean
  /** The calendar day in the institution's zone, `YYYY-MM-DD`; changes at midnight there. */
  today(): string
  /** The calendar day of an instant in the institution's zone, `YYYY-MM-DD`: what `today` is compared with. */
  dayOf(instant: Instant): string
  /** The year in the institution's zone. */
  year(): number
}

/** The printed forms of dates and times, in the institution's zone and language. */
export interface DateFormats {
  /** `Sat, Mar 14, 2026, 7:30pm`; minutes are dropped when zero. Missing: `Coming soon`. */
  dateTime(value: string | undefined): string
  /** `March 14, 2026` */
  long(value: string | undefined): string
  /** `Mar 14, 2026` */
  short(value: string | undefined): string
  /** `March 14` */
  longDay(value: string | undefined): string
  /** `Mar 14` */
  shortDay(value: string | undefined): string
  /** `Saturday` */
  weekday(value: string | undefined): string
  /** `Saturday, March 14` */
  weekdayAndDay(value: string | undefined): string
  /** `Mar 14–Apr 2, 2026`, or `March 14 to April 2, 2026` in the long form; the start's year only when the end's is later. */
  range(start: string | undefined, end: string | undefined, form?: 'short' | 'long'): string
  /** `Mar 14–Apr 2`, or `March 14–April 2` in the long form; one day where both are the same, both years where they differ. */
  days(start: string, end: string, form: 'short' | 'long'): string
  /** `From March 14`, with a date as it is printed. */
  from(printed: string): string
  /** `Through March 14`, with a date as it is printed. */
  through(printed: string): string
  /** Holds what takes place on every day: `Daily`. */
  daily: string
  /** `10am`, `5:30pm`, from `HH:mm`. */
  time(value: string): string
  /**
   * How long something lasts, from seconds: `12 min`, `12:30 min`, `1 h 7 min`, `42 s`.
   *
   * @param minutesDigits of minutes below an hour: 2 for `04 min`
   */
  duration(seconds: number, minutesDigits?: 1 | 2): string
  /** A number that counts nothing, like a year: in the digits of the language, without separators. */
  plainNumber(value: number): string
  /** The day on which weeks begin, from 0, Sunday, to 6. */
  firstWeekday: number
  /** ISO 8601 with the institution's offset at that moment. */
  iso(value: string): string
}
