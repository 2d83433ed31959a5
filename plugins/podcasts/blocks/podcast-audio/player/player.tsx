import { PrintedAddress } from 'atrium/ui/link/printed-address.tsx'
import { useScript, useScriptMessages } from 'atrium/ui/render-context.tsx'
import type { ReactNode } from 'react'
import type { Played } from '../../../episode/played.ts'
import scriptMessages from './messages.ts'

interface PlayerProps {
  played: Played
  /** Address of the page of what is played. */
  href?: string
  /** Holds what belongs to the recording: its chapters, what is said in it. Elements with `data-seconds` lead there. */
  children?: ReactNode
}

/**
 * A sound in the browser's own player. Scripts give it the controls of `PlayerControls`, keep it in sight while it
 * plays, and remember how far the visitor came.
 */
export function Player({ played: { source, title, seconds }, href, children }: PlayerProps) {
  return (
    <div
      className="podcast-player"
      data-island={useScript('plugins/podcasts/blocks/podcast-audio/player/player.enhance.ts')}
      data-messages={useScriptMessages(scriptMessages)}
      data-href={href}
    >
      <div className="podcast-place">
        <div className="podcast-bar">
          {/* biome-ignore lint/a11y/useMediaCaption: what is heard is under the player as a transcript */}
          <audio controls preload="none" src={source} aria-label={title} data-seconds={seconds} />
          <p className="podcast-said" role="status" />
        </div>
      </div>
      <PrintedAddress href={source} />
      {children}
    </div>
  )
}
