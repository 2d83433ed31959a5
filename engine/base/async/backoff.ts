/**
 * How long to wait before the next attempt: twice as long after each failure.
 *
 * @param failures in a row, at least 1
 * @param first after the first of them
 * @param longest however many there were
 * @returns in the unit of the two
 */
export const backoff = (failures: number, first: number, longest: number): number =>
  Math.min(first * 2 ** (failures - 1), longest)
