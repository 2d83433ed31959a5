import { type Card, type PageContext, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import type { ListingSize } from 'atrium/ui/card/card-size.ts'
import messages from '../messages.ts'

/** Takes what an editor wrote over a section, or what the page prints where nothing is written. */
export const headed = (title: string | undefined, heading: string) => (title ? { title } : { heading })

/** Cards under a heading; without cards there is nothing. */
export const cards = (
  items: readonly Card[] | undefined,
  title: string | undefined,
  heading: string,
  size: ListingSize = 'medium',
) => items && items.length > 0 && section('cardListing', { ...headed(title, heading), items: [...items], size })

/** A listing that editors filled in; without cards there is nothing. */
export const listed = (value: Parameters<typeof listing.section>[0] | undefined, heading: string) =>
  value && value.items.length > 0 && listing.section(value, { heading: value.title ? undefined : heading })

interface Resources {
  heading?: string
  featured: readonly Card[]
  all: readonly Card[]
}

/** Returns what came of a project: what editors chose, then all of it in the order of its dates. */
export function resourceSections(
  { heading, featured, all }: Resources = { featured: [], all: [] },
  context: Pick<PageContext, 'translate' | 'dates'>,
) {
  const t = context.translate(messages)
  const isAlone = featured.length === 0
  return [
    cards(featured, heading, t.resources),
    cards(
      inOrderOfDates(all, context),
      isAlone ? heading : undefined,
      isAlone ? t.resources : t.allResources,
      'editorial inline',
    ),
  ]
}

/** The oldest first, without a date last. */
function inOrderOfDates(items: readonly Card[], { dates }: Pick<PageContext, 'dates'>): Card[] {
  const key = ({ date }: Card) => (date && /^\d{4}-\d{2}-\d{2}/.test(date) ? dates.iso(date) : '~')
  return [...items].sort((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))))
}
