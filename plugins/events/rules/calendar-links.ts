import type { Link, PageContext } from 'atrium'
import type { Place } from 'atrium/model/place/place.ts'
import { called, pluralCategory, singularCategory } from './categories.ts'

/** Leads to what else there is of a category in the calendar: lower-cased, spaces kept. */
export const categoryLink = (category: string, context: Pick<PageContext, 'settings'>): Link => ({
  title: called(singularCategory(category), context),
  href: `/calendar/?category=${encodeURIComponent(called(pluralCategory(category), context).toLowerCase())}`,
})

/** Leads to what else happens at a place in the calendar. */
export const placeLink = ({ code, title }: Pick<Place, 'code' | 'title'>): Link => ({
  title,
  href: `/calendar/?location=${encodeURIComponent(code)}`,
})
