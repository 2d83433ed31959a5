import { isEmpty } from '../value.ts'

/** Blocks as a list of objects with one key each. */
export const readBlocks = (wire: unknown): readonly unknown[] | undefined =>
  isEmpty(wire) ? [] : Array.isArray(wire) ? wire : undefined
