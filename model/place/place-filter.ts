import type { Institution } from 'atrium'
import { type Place, readPlaceCode } from './place.ts'

/** Places as the choices of a filter. */
export const placeChoices = (places: readonly Pick<Place, 'code' | 'title'>[]) =>
  places.map(({ code, title }) => ({ value: code, label: title }))

/** A place in an address, with or without the institution's prefix. */
export const readPlace = (value: string, { brand }: Pick<Institution, 'brand'>): string => readPlaceCode(value, brand)
