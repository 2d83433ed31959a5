import type { z } from 'zod'
import type { Institution } from '#engine'
import { identity } from './identity.ts'
import { object } from './kinds.ts'
import { links } from './links.ts'
import { places } from './places.ts'

/** Every key of `institution.json`. */
export const institutionSchema = object({ ...identity, ...places, ...links })

/** What the file says, read and checked. */
type Written = z.output<typeof institutionSchema>

/** Letters a–z and digits, in lower case. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/**
 * Completes what follows from the name where the file does not say it.
 *
 * @returns without `brand` where the name has no letters a–z and no digits
 */
export const complete = (written: Written): Omit<Institution, 'brand'> & { brand: string | undefined } => ({
  ...written,
  brand: written.brand ?? (keyOf(written.name) || undefined),
  host: written.host ?? written.name,
  trust: written.trust ?? written.name,
})
