import type { Link } from 'atrium'
import type { Place } from 'atrium/model/place/place.ts'
import { pluralCategory, singularCategory } from './categories.ts'

/** Leads to what else there is of a category in the calendar: lower-cased, spaces kept. */
export const categoryLink = (category: string): Link => ({
  title: singularCategory(category),
  href: `/calendar/?category=${encodeURIComponent(pluralCategory(category).toLowerCase())}`,
})

/** Leads to what else happens at a place in the calendar. */
export const placeLink = ({ code, title }: Pick<Place, 'code' | 'title'>): Link => ({
  title,
  href: `/calendar/?location=${encodeURIComponent(code)}`,
})
