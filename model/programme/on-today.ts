/** Something that takes place today. */
export interface Happening {
  uid: string
  title: string
  /** Absent: it has no page. */
  href?: string
  /** Says what it is, like `Performance`. */
  kind: string
  /** When, in words. */
  when?: string
  /** Where, in words. */
  place?: string
  /** Language of the entry (BCP 47) where it differs from the site's. */
  lang?: string
}

/** Describes what is on today and not over yet. */
export interface OnToday {
  /** At a time of this day, the next first; after them what has begun, and what takes place all day. */
  events: readonly Happening[]
  /** For days on end, what ends first before all others. */
  exhibitions: readonly Happening[]
  /** The page that shows all of it. */
  href: string
}

declare module 'atrium' {
  interface Provided {
    onToday: OnToday
  }
}
