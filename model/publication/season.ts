/** The seasons in the order of the year. */
export const seasons = ['winter', 'spring', 'summer', 'fall'] as const

const OTHER_NAMES = new Map<string, (typeof seasons)[number]>([
  ['21', 'spring'],
  ['22', 'summer'],
  ['23', 'fall'],
  ['24', 'winter'],
  ['autumn', 'fall'],
])

/**
 * A season by name or by its code in EDTF, the Extended Date/Time Format (ISO 8601-2, level 1): 21 to 24.
 *
 * @returns undefined for anything else
 */
export function seasonOf(value: string): (typeof seasons)[number] | undefined {
  const name = value.toLowerCase()
  return OTHER_NAMES.get(name) ?? seasons.find((season) => season === name)
}
