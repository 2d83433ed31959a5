/** How many cards share a row on wide screens. */
export type RowSize = 1 | 2 | 3 | 4

/**
 * Says how many cards share each row on wide screens, so that the last row is as full as the others: rows of fewer, and
 * so larger, cards come first. One row of four stands for two of two.
 *
 * @param count of the cards
 * @param most that share a row where nothing is left over
 * @returns the rows from the first to the last: five cards in rows of three are `[2, 3]`
 */
export function rowsOf(count: number, most: RowSize): RowSize[] {
  if (count <= 4 && (count <= most || most === 3)) return count > 0 ? [count as RowSize] : []
  const smaller = (most - 1) as RowSize
  // Each smaller row takes up one of the places that would be empty.
  const empty = (most - (count % most)) % most
  const full = (count - empty * smaller) / most
  // Five in rows of four are too few for three smaller rows.
  if (full < 0) return rowsOf(count, smaller)
  return [...Array<RowSize>(empty).fill(smaller), ...Array<RowSize>(full).fill(most)]
}

/** Says of each card how many share its row on wide screens; see `rowsOf`. */
export const rowOfEach = (count: number, most: RowSize = 3): RowSize[] =>
  rowsOf(count, most).flatMap((size) => Array<RowSize>(size).fill(size))
