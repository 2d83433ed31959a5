type Compare = (a: string, b: string) => number

const known = new Map<string, Compare>()

/**
 * Compares texts by the alphabet of a language, numbers within them by their value: `Room 9` before `Room 10`.
 *
 * @param language BCP 47, like that of the institution
 */
export function collator(language: string): Compare {
  const compare = known.get(language) ?? new Intl.Collator(language, { numeric: true }).compare
  known.set(language, compare)
  return compare
}
