/**
 * Holds what the calendar service knows of an event. Times are `YYYY-MM-DDTHH:mm:ss.SSS`, local to the institution
 * unless they carry an offset.
 */
export interface CalendarEvent {
  id: string
  /** One for each occurrence. */
  startDate: string[]
  /** The end of the occurrence at the same place; absent or undefined where it is not known. */
  endDate: (string | undefined)[]
  /** `S` on sale, `C` coming soon. */
  salesStatus?: string
  /** `S` sold out, `U` not ticketed or not counted, `A` available. */
  availabilityStatus?: string
  /** Places left; -1: not counted. */
  availabilityNum?: number
  /** Address of the ticket page. */
  filter1?: string
  /** The cheapest ticket, in the currency of the institution. */
  minPrice?: number
  /** The dearest one. */
  maxPrice?: number
  /** Codes of locations. */
  multifilter1: string[]
  category: string[]
  audience: string[]
  /** Without the mark of its kind of seats. */
  venueName?: string
}

/** Holds what the list of all events knows of one. */
export interface EventData {
  audiences: string[]
  categories: string[]
  /** Starts of the occurrences. */
  dates: string[]
  /** Their ends, where the service tells them; undefined for one that is not known. */
  endDates?: (string | undefined)[]
  /** Codes of locations. */
  locations: string[]
  /** In the currency of the institution. */
  minPrice: number | null
  maxPrice: number | null
}

export interface AllEvents {
  /** The choices of the calendar's filters, as shown. */
  filterFieldValues: { audiences: string[]; categories: string[] }
  eventsDataById: Readonly<Record<string, EventData>>
}

/** Holds what a service says of events, with the choices that it names. */
export type EventsAnswer = Omit<AllEvents, 'filterFieldValues'> & {
  filterFieldValues: Partial<AllEvents['filterFieldValues']>
}

/** The calendar service. */
export interface Calendar {
  /**
   * @returns null when the calendar knows no such event
   * @throws when the service cannot be asked, or its answer cannot be used
   */
  event(id: string): Promise<CalendarEvent | null>
  /**
   * @param ids those not known are left out of the answer
   * @throws when the service cannot be asked, or its answer cannot be used
   */
  events(ids: readonly string[]): Promise<AllEvents>
}

declare module 'atrium' {
  interface ServicePorts {
    calendar: Calendar
  }
}
