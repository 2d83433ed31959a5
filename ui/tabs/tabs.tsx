import { listed } from 'atrium'
import type { ReactNode } from 'react'
import { Heading, Subsection } from '../heading/heading.tsx'

interface TabsProps {
  /** Of the section, which tells its choice from others on the page; default: the titles do. */
  id?: string
  /** Holds what is chosen among; default: the titles. */
  label?: string
  items: readonly { title: string; content: ReactNode }[]
}

/** One part at a time, chosen by its title: a choice of a form, so that no script is needed. In print all are seen. */
export function Tabs({ id, label, items }: TabsProps) {
  const titles = items.map(({ title }) => title)
  const name = `${id ?? titles.join(' ')}-tab`
  return (
    <fieldset className="tabs">
      <legend className="visually-hidden">{label ?? listed(titles)}</legend>
      {items.map(({ title, content }, index) => (
        <div key={index} className="tab">
          <label>
            <input type="radio" className="visually-hidden" name={name} defaultChecked={index === 0} />
            {title}
          </label>
          <div className="tab-panel">
            <Heading className="visually-hidden">{title}</Heading>
            <Subsection>{content}</Subsection>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
