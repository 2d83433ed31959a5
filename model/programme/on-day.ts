/** Something that takes place on a day. */
export interface Happening {
  uid: string
  title: string
  /** Absent: it has no page. */
  href?: string
  /** Says what it is, like `Performance`. */
  kind: string
  /** When it begins on the day, ISO 8601; absent: it has no time of day. */
  start?: string
  /** When, in words. */
  when?: string
  /** Where, in words. */
  place?: string
  /** It has begun and is not over. */
  hasBegun?: boolean
  /** Language of the entry (BCP 47) where it differs from the site's. */
  lang?: string
}

/** Describes what is on on one day and not over yet. */
export interface OnDay {
  /** Each time of the day, in order; after them what takes place all day. */
  events: readonly Happening[]
  /** For days on end, what ends first before all others. */
  exhibitions: readonly Happening[]
  /** The page that shows all of it. */
  href: string
}

declare module 'atrium' {
  interface Provided {
    /** Says of a day, `YYYY-MM-DD`, what is on. */
    onDay: (day: string) => OnDay
    /** Says where a day, `YYYY-MM-DD`, is planned; undefined where the site has no page for it. */
    dayAddress: (day: string) => string | undefined
  }
}
