import type { z } from 'zod'
import type { Institution } from '#engine'
import { identity } from './keys/identity.ts'
import { object } from './keys/kinds.ts'
import { links } from './keys/links.ts'
import { look } from './keys/look.ts'
import { places } from './keys/places.ts'
import { searching } from './keys/searching.ts'
import type { ReadLook } from './look-files.ts'

/** Every key of `institution.json`. */
export const institutionSchema = object({ ...identity, ...look, ...places, ...links, ...searching })

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
 * @param read what stands in the files that it names
 * @returns without `brand` where the name has no letters a–z and no digits
 */
export function complete(
  written: Written,
  read: Omit<ReadLook, 'files'>,
): Omit<Institution, 'brand'> & { brand: string | undefined } {
  const { colors: _, mutedColor: __, sans: ___, serif: ____, ...told } = written
  return {
    ...told,
    ...read,
    brand: written.brand ?? (keyOf(written.name) || undefined),
    host: written.host ?? written.name,
    trust: written.trust ?? written.name,
  }
}
