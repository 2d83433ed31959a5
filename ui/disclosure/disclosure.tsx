import { type Link as LinkData, languageAttributes, type SectionNavigation } from 'atrium'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import messages from '../messages.ts'
import { useLanguageOf, useMessages } from '../render-context.tsx'

interface DisclosureProps {
  title: ReactNode
  /** The entry that it shows; absent: it is of the page. */
  entry?: object
  children: ReactNode
}

/** A text that opens under its title; it works without scripts. */
export function Disclosure({ title, entry, children }: DisclosureProps) {
  return (
    <details className="disclosure" {...useLanguageOf()(entry)}>
      <summary>{title}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}

interface DropdownProps {
  label: string
  menus: SectionNavigation['menus']
}

/** Links under a label. With one menu only its own label is not shown. */
export function Dropdown({ label, menus }: DropdownProps) {
  return (
    <details className="dropdown">
      <summary>
        {label} <Icon name="chevron-down" />
      </summary>
      <div className="dropdown-panel">
        {menus.map((menu, index) => (
          <div key={index}>
            {menus.length > 1 && menu.title && <p className="dropdown-title">{menu.title}</p>}
            <LinkList links={menu.items} />
          </div>
        ))}
      </div>
    </details>
  )
}

/** Returns what a menu is called that is not that of the whole site: `News navigation`. */
export const useNavigationName = (title = ''): string => useMessages(messages).navigationOf({ title })

/** Links one under the other. */
export function LinkList({ links, className }: { links: readonly LinkData[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ title, href, lang }) => (
        <li key={`${href} ${title}`}>
          <Link href={href} {...languageAttributes(lang)}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
