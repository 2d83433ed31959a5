import { Children, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import messages from '../messages.ts'
import { useMessages, useScript } from '../render-context.tsx'

/** `cards` and `pictures` are beside each other, `slides` and `framed` one at a time. */
export type StripLook = 'cards' | 'pictures' | 'slides' | 'framed'

interface StripProps {
  /** Holds what is in the row, for people who do not see it. */
  label: string
  look?: StripLook
  children: ReactNode
}

/**
 * A row that runs out of the page and is scrolled sideways, by hand, wheel or keyboard. Scripts add buttons, and say
 * where in the row the visitor is.
 */
export function Strip({ label, look = 'cards', children }: StripProps) {
  const items = Children.toArray(children)
  return (
    <div className="strip" data-look={look}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and a section would be a landmark */}
      <div className="strip-row" role="group" aria-label={label} tabIndex={0}>
        <ul>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      </div>
      {items.length > 1 && <StripControls label={label} />}
    </div>
  )
}

function StripControls({ label }: Pick<StripProps, 'label'>) {
  const t = useMessages(messages)
  return (
    <div className="strip-controls" data-island={useScript('ui/strip/strip.enhance.ts')}>
      <p aria-live="polite" />
      <button type="button" hidden>
        <Icon name="arrow-left" />
        <span className="visually-hidden">{t.previousOf({ label })}</span>
      </button>
      <button type="button" hidden>
        <Icon name="arrow-right" />
        <span className="visually-hidden">{t.nextOf({ label })}</span>
      </button>
    </div>
  )
}
