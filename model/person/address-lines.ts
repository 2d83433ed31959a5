import { listed } from 'atrium'
import type { z } from 'zod'
import type { ContactItem } from './contact-group.ts'
import type address from './types/address.ts'

/** Gives an address in lines, as on a letter. */
export function addressLines(fields: z.output<(typeof address)['schema']> | undefined): string[] {
  if (!fields) return []
  const { streetAddress1, streetAddress2, locality, region, postalCode, country } = fields
  const town = listed([locality, [region, postalCode].filter(Boolean).join(' ')])
  return [streetAddress1, streetAddress2, town, country].filter((line): line is string => Boolean(line))
}

/** Gives the entry of the address at which one row of a group is reached. */
export const addressEntryOf = ({ address, contact, organization }: ContactItem) =>
  address ?? contact?.address ?? organization?.address

/** Gives the same in lines. */
export const addressOf = (item: ContactItem): string[] => addressLines(addressEntryOf(item))

/** From so many rows on an address is said once for all of them. */
const MIN_SHARED = 3

/** Finds the address that most rows share; undefined where none is that of three. */
export function sharedAddress(items: readonly ContactItem[]) {
  const reached = new Map<string, ContactItem[]>()
  for (const item of items) {
    const lines = addressOf(item).join('\n')
    if (lines) reached.set(lines, [...(reached.get(lines) ?? []), item])
  }
  const [most = []] = [...reached.values()].sort((a, b) => b.length - a.length)
  return most[0] && most.length >= MIN_SHARED ? addressEntryOf(most[0]) : undefined
}
