import type { TombstoneFields } from '#model/work/tombstone.ts'
import { Link } from '../link/link.tsx'

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
