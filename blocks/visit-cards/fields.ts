import { also, group, link, type Reference, references, type Section, section, text } from '#engine'
import type { LocationEntry } from '#ui/location/location.ts'

/** Places side by side, as editors fill them in. */
export const visitBlock = () =>
  group({ header: also(text(), 'title'), cta: link(), items: references<LocationEntry>('{brand}_location') })

/** Wire paths that a field of `visitBlock()` needs. */
export const visitIncludes = (field: string): string[] => [`${field}.items.image`, `${field}.items.open_hours`]

interface VisitValue {
  header?: string
  cta?: { title: string; href: string }
  items: Reference<LocationEntry>[]
}

/** The section that shows the places; nothing where none is there. */
export const visitSection = (value: VisitValue | undefined): Section | undefined =>
  value && section('visitCards', { title: value.header, cta: value.cta, items: value.items })
