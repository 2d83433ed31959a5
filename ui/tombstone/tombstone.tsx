import { Link } from '../link/link.tsx'

/** What is printed beside a work, each as text. */
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
export interface Work extends Omit<TombstoneFields, 'credit'> {
  displayTitle?: string
}

/**
 * The tombstone of a work; what an editor writes wins over what the work says of itself.
 *
 * @param own the fields of the block or page that shows the work
 */
export function tombstoneOf(work: Work, own: TombstoneFields = {}): TombstoneFields {
  const { date, place, material, maker, dimensions, creditLine } = work
  const written = Object.entries(own).filter(([, value]) => value)
  const title = work.displayTitle ?? work.title
  const credit = own.creditLine || own.credit || creditLine
  return { title, date, place, material, maker, dimensions, ...Object.fromEntries(written), creditLine: credit }
}

const LABELS = [
  ['title', 'Title'],
  ['date', 'Date Created'],
  ['place', 'Place Created'],
  ['material', 'Material'],
  ['maker', 'Maker'],
  ['dimensions', 'Dimensions'],
  ['creditLine', 'Credit Line'],
] as const

interface TombstoneProps {
  fields: TombstoneFields
  /** Where the title leads: the page of the work. */
  href?: string
}

/** What is known of a work, a line for each fact; nothing where nothing is known. */
export function Tombstone({ fields, href }: TombstoneProps) {
  const rows = LABELS.flatMap(([name, label]) => (fields[name] ? [{ name, label, value: fields[name] }] : []))
  if (rows.length === 0) return null
  return (
    <dl className="tombstone">
      {rows.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{name === 'title' && href ? <Link href={href}>{value}</Link> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
