import type { ReactNode } from 'react'
import { useScript, useScriptMessages } from '../render-context.tsx'
import messages from './viewer/messages.ts'

interface LightboxProps {
  /** Names the viewer for people who do not see it. */
  label: string
  children: ReactNode
}

/**
 * Pictures that are looked at one after the other in a viewer over the page. It opens from each `Enlarge` inside and is
 * loaded when the first of them is touched; without scripts each leads to its picture.
 */
export function Lightbox({ label, children }: LightboxProps) {
  return (
    <div
      className="lightbox"
      data-label={label}
      data-island={useScript('ui/lightbox/lightbox.enhance.ts')}
      data-load="focus"
      data-messages={useScriptMessages(messages)}
    >
      {children}
    </div>
  )
}
