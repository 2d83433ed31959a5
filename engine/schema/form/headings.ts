import type { Fields } from '../describe.ts'

/** The headings of the parts of a form, in the order of its fields; what is said to search engines comes last. */
export function headingsOf(fields: Fields): string[] {
  const grouped = Object.values(fields).filter(({ group }) => group !== undefined)
  const last = grouped.filter(({ control }) => control === 'search')
  const ordered = [...grouped.filter((field) => !last.includes(field)), ...last]
  return [...new Set(ordered.map(({ group }) => group as string))]
}
