/** No school has more. */
const MAX_GRADE = 13

/**
 * Words by which teachers look for a class: `3-5` is looked for as grade 3, 4 or 5, and `K-2` as kindergarten, too.
 *
 * @param levels as they are written in an entry
 */
export const gradeWords = (levels: readonly string[] = []): string[] => [...new Set(levels.flatMap(wordsOf))]

function wordsOf(level: string): string[] {
  const [, first = '', last = first] = /^\s*(k|\d{1,2})(?:\s*[-–]\s*(\d{1,3}))?\s*$/i.exec(level) ?? []
  if (!first) return [level]
  const isFromKindergarten = /k/i.test(first)
  const from = isFromKindergarten ? 1 : Number(first)
  const to = Math.min(MAX_GRADE, isFromKindergarten && last === first ? 0 : Number(last))
  const grades = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => `grade ${from + at}`)
  return [level, ...(isFromKindergarten ? ['kindergarten'] : []), ...grades]
}
