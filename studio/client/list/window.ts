/** Height of a row in pixels before one is measured. */
export const ROW_HEIGHT = 36
/** Rows rendered above and below those in sight. */
const BEYOND = 8

/** Which rows of a long list are rendered. */
export function rowsInSight(scrolled: number, height: number, count: number, row: number) {
  const from = Math.max(0, Math.min(Math.floor(scrolled / row) - BEYOND, count - 1))
  const to = Math.min(count, Math.ceil((scrolled + Math.max(height, row)) / row) + BEYOND)
  return { from: Math.max(0, from), to: Math.max(0, to) }
}

/** Where a key leads from a row; undefined for keys that lead nowhere. */
export function rowAfterKey(key: string, at: number, count: number, perPage: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: perPage, PageUp: -perPage }
  const to = key === 'Home' ? 0 : key === 'End' ? count - 1 : key in steps ? at + (steps[key] as number) : undefined
  return to === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, to))
}

/** How far to scroll so that a row is in sight. */
export function scrollFor(at: number, scrolled: number, height: number, row: number): number {
  const top = at * row
  if (top < scrolled) return top
  return top + row > scrolled + height ? top + row - height : scrolled
}
