/**
 * Describes what a control shows of a value in the file, and what it puts back. A value that was read and not changed
 * is written as it was.
 */
export interface Reading<Shown> {
  /** Undefined where the value is of a kind that the control cannot show. */
  read(wire: unknown): Shown | undefined
  /**
   * Gives the value for the file; undefined takes the key away.
   *
   * @param before what the file has now
   */
  write(shown: Shown, before: unknown): unknown
}

/** Absent, null and empty text are one and the same: what is empty stays as the file has it. */
export const isEmpty = (wire: unknown): boolean => wire === undefined || wire === null || wire === ''

/** Words as they are. */
export const words: Reading<string> = {
  read: (wire) => (isEmpty(wire) ? '' : typeof wire === 'string' ? wire : undefined),
  write: (shown, before) => (shown === '' ? (isEmpty(before) ? before : undefined) : shown),
}
