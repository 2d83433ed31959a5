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
  /** The entry whose name the title is; absent: an editor wrote it. */
  of?: object
  /** Another name of the credit line. */
  credit?: string
  /** Languages of those in another than that of the site (BCP 47), by the name of the field. */
  languages?: Readonly<Record<string, string>>
}

/** A work as far as its tombstone is concerned: what is stored of it and what the collection service says. */
export interface Work
  extends Partial<Pick<EntryHead, 'name'>>,
    Omit<TombstoneFields, 'title' | 'of' | 'credit' | 'languages'> {
  /** The language of the facts (BCP 47), where it is another than that of the site. */
  factsLanguage?: string
}

/**
 * The tombstone of a work; what an editor writes wins over what the work says of itself.
 *
 * @param own the fields of the block or page that shows the work
 */
export function tombstoneOf(work: Work, own: TombstoneFields = {}): TombstoneFields {
  const { name: title, date, place, material, maker, dimensions, creditLine, factsLanguage } = work
  const facts = { date, place, material, maker, dimensions, creditLine }
  const written = Object.fromEntries(Object.entries(own).filter(([, value]) => value))
  const fields: TombstoneFields = {
    title,
    of: title && !own.title ? work : undefined,
    ...facts,
    ...written,
    creditLine: own.creditLine || own.credit || creditLine,
  }
  if (!factsLanguage) return fields
  // What an editor writes is in the language of the site.
  const unwritten = (Object.keys(facts) as (keyof typeof facts)[]).filter((name) => fields[name] === facts[name])
  return { ...fields, languages: Object.fromEntries(unwritten.map((name) => [name, factsLanguage])) }
}
