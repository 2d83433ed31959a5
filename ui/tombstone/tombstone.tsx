import { languageAttributes } from 'atrium'
import type { TombstoneFields } from 'atrium/model/work/tombstone.ts'
import { Link } from '../link/link.tsx'
import { useLanguageOf, useMessages } from '../render-context.tsx'
import messages from './messages.ts'

const FACTS = ['title', 'date', 'place', 'material', 'maker', 'dimensions', 'creditLine'] as const

interface TombstoneProps {
  fields: TombstoneFields
  /** Where the title leads: the page of the work. */
  href?: string
}

/** Shows what is known of a work, a line for each fact; nothing where nothing is known. */
export function Tombstone({ fields, href }: TombstoneProps) {
  const t = useMessages(messages)
  const named = useLanguageOf()(fields.of)
  const rows = FACTS.flatMap((name) => (fields[name] ? [{ name, label: t[name], value: fields[name] }] : []))
  if (rows.length === 0) return null
  return (
    <dl className="tombstone">
      {rows.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd dir="auto" {...(name === 'title' ? named : languageAttributes(fields.languages?.[name]))}>
            {name === 'title' && href ? <Link href={href}>{value}</Link> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
