import type { Image, Reference } from '#engine'
import type { OpenHours } from '../open-hours/hours.ts'
import type { AddressEntry } from '../person/person.ts'

/** One of the institution's places, as far as it is shown. */
export interface LocationEntry {
  /** `center`, `villa`, `online`. */
  locationId: string
  /** Its code at the calendar service. */
  identifier?: string
  image?: Image
  admissionStatement?: string[]
  openHours?: Reference<OpenHours>
  planVisitUrl?: string
  primaryUrl?: string
  address?: Reference<AddressEntry>
}

/** Wire paths that a field of locations needs for hours and address. */
export const locationIncludes = (field: string): string[] => [`${field}.open_hours`, `${field}.address`]
