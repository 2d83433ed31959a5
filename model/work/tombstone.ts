import type { EntryHead } from 'atrium'

/** Describes what is printed beside a work, each as text. */
export interface TombstoneFields {
  title?: string
  date?: string
  place?: string
  material?: string
  maker?: string
  dimensions?: string
  creditLine?: string
  /** Another name of the credit line. */
  credit?: string
}

/** A work as far as its tombstone is concerned: what is stored of it and what the collection service says. */
export interface Work extends Partial<Pick<EntryHead, 'name'>>, Omit<TombstoneFields, 'title' | 'credit'> {}

/**
 * The tombstone of a work; what an editor writes wins over what the work says of itself.
 *
 * @param own the fields of the block or page that shows the work
 */
export function tombstoneOf(work: Work, own: TombstoneFields = {}): TombstoneFields {
  const { name: title, date, place, material, maker, dimensions, creditLine } = work
  const written = Object.entries(own).filter(([, value]) => value)
  const credit = own.creditLine || own.credit || creditLine
  return { title, date, place, material, maker, dimensions, ...Object.fromEntries(written), creditLine: credit }
}
