import { Children, type ReactNode } from 'react'

interface StripProps {
  /** What stands in the row, for people who do not see it. */
  label: string
  look?: 'cards' | 'pictures' | 'framed'
  children: ReactNode
}

/** A row that runs out of the page and is scrolled sideways, by hand, wheel or keyboard; it needs no script. */
export function Strip({ label, look = 'cards', children }: StripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section className="strip" data-look={look} aria-label={label} tabIndex={0}>
      <ul>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  )
}
