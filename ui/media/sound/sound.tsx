import type { ReactNode } from 'react'
import { useScript, useScriptMessages } from '../../render-context.tsx'
import scriptMessages from './messages.ts'

interface SoundProps {
  source: string
  title: string
  /** How long it is, where that is known. */
  seconds?: number
  /** Address of the page that is about it, where it is another. */
  href?: string
  /** Shows, until it is played, no more than that it can be and how long it is: for one among others. */
  small?: boolean
  /** Holds what belongs to the recording, like chapters. In lists with `data-times` links with `data-seconds` lead there. */
  children?: ReactNode
}

/**
 * A sound in the browser's own player. Scripts give it controls of its own, keep it in sight while it plays, remember how
 * far the visitor came, and play on when the visitor goes to another page that has `PlayOn`.
 */
export function Sound({ source, title, seconds, href, small, children }: SoundProps) {
  return (
    <div
      className="sound"
      data-island={useScript('ui/media/sound/sound.enhance.ts')}
      data-messages={useScriptMessages(scriptMessages)}
      data-href={href}
      data-small={small ? '' : undefined}
    >
      <div className="sound-place">
        <div className="sound-bar">
          {/* biome-ignore lint/a11y/useMediaCaption: what is heard is under the player as a transcript */}
          <audio controls preload="none" src={source} aria-label={title} data-seconds={seconds} />
          <p className="sound-said" role="status" />
        </div>
      </div>
      {children}
    </div>
  )
}

/** On every page: what was heard on the page before plays on. Its script is loaded only if something was. */
export function PlayOn() {
  return <div hidden data-island={useScript('ui/media/sound/play-on.enhance.ts')} data-kept="heard" />
}
