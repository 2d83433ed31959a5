import { Disclosure } from 'atrium/ui/disclosure/disclosure.tsx'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from './messages.ts'

/** Part of a section of a resource. */
export const item = z.object({
  title: z.string().optional(),
  /** Before the title: a code, or what kind of thing it is. */
  label: z.string().optional(),
  /** Rich text. */
  content: z.string().optional(),
  link: z.object({ title: z.string(), href: z.string() }).optional(),
  /** Address of the document that holds it. */
  source: z.string().optional(),
  /** Items of one group are shown under its name. */
  group: z.string().optional(),
})

type Item = z.output<typeof item>
interface ItemsProps {
  items: readonly Item[]
}

/** Titles with a text each, one under the other. */
export function Parts({ items }: ItemsProps) {
  return (
    <ul className="resource-parts">
      {items.map(({ title, label, content, link }, index) => (
        <li key={index}>
          {label && <p className="resource-label">{label}</p>}
          {title && <Heading className="resource-part-title">{title}</Heading>}
          <RichText className="reading" html={content} />
          {link && <Cta {...link} />}
        </li>
      ))}
    </ul>
  )
}

/** Words with what they mean. */
export function Terms({ items }: ItemsProps) {
  return (
    <dl className="resource-terms">
      {items.map(({ title, content }, index) => (
        <div key={index}>
          <dt>{title}</dt>
          <dd>
            <RichText className="reading" html={content} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Groups what opens under its title, in groups that keep the order of their first items. */
export function Accordion({ items }: ItemsProps) {
  const groups = [...new Set(items.map(({ group }) => group))]
  return groups.map((name) => (
    <div className="resource-group" key={name ?? ''}>
      {name && <Heading className="resource-group-title">{name}</Heading>}
      {items
        .filter(({ group }) => group === name)
        .map((one, index) => (
          <Standard key={index} {...one} />
        ))}
    </div>
  ))
}

/** A line that opens where there is more to say of it. */
function Standard({ title, label, content, source }: Item) {
  const t = useMessages(messages)
  const name = (
    <span>
      {label && <span className="resource-label">{label}</span>} {title}
    </span>
  )
  if (!content && !source) return <p className="resource-line">{name}</p>
  return (
    <Disclosure title={name}>
      <RichText className="reading" html={content} />
      {source && <Cta href={source} title={t.readStandard} about={label ?? title} />}
    </Disclosure>
  )
}
