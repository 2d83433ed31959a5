import type { z } from 'zod'
import type address from './types/address.ts'

/** Gives an address in lines, as on a letter. */
export function addressLines(fields: z.output<(typeof address)['schema']> | undefined): string[] {
  if (!fields) return []
  const { streetAddress1, streetAddress2, locality, region, postalCode, country } = fields
  const town = [locality, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [streetAddress1, streetAddress2, town, country].filter((line): line is string => Boolean(line))
}
