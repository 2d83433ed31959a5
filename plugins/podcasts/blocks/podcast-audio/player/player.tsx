import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { PrintedAddress } from '#ui/link/printed-address.tsx'
import { useMessages, useScriptMessages } from '#ui/render-context.tsx'
import { clockText } from '../../../episode/duration.ts'
import type { Played } from '../../../episode/played.ts'
import messages from '../messages.ts'
import scriptMessages from './messages.ts'

/** Seconds to go back and forward. */
const BACK = 15
const FORWARD = 30
const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

interface PlayerProps {
  played: Played
  /** Address of the page of what is played. */
  href?: string
  /** What belongs to the recording: its chapters, what is said in it. Elements with `data-seconds` lead there. */
  children?: ReactNode
}

/**
 * A sound in the browser's own player. Scripts replace its controls, keep it in sight while it plays, and remember how
 * far the visitor came.
 */
export function Player({ played, href, children }: PlayerProps) {
  const t = useMessages(messages)
  const { source, title, seconds } = played
  return (
    <div
      className="podcast-player"
      data-island="plugins/podcasts/blocks/podcast-audio/player/player.enhance.ts"
      data-messages={useScriptMessages(scriptMessages)}
    >
      <div className="podcast-place">
        <div className="podcast-bar">
          {/* biome-ignore lint/a11y/useMediaCaption: what is heard stands under the player as a transcript */}
          <audio controls preload="none" src={source} aria-label={title} data-seconds={seconds} />
          <div className="podcast-controls" hidden>
            <button type="button" data-do="play" aria-label={title}>
              <Icon name="play" />
              <Icon name="pause" />
            </button>
            <p className="podcast-now">{href ? <a href={href}>{title}</a> : title}</p>
            <button type="button" data-do="back" data-by={-BACK} aria-label={t.back({ seconds: BACK })}>
              <Icon name="rotate-ccw" />
              <span aria-hidden="true">{BACK}</span>
            </button>
            <button type="button" data-do="forward" data-by={FORWARD} aria-label={t.forward({ seconds: FORWARD })}>
              <Icon name="rotate-cw" />
              <span aria-hidden="true">{FORWARD}</span>
            </button>
            <input
              type="range"
              min="0"
              max={seconds ?? 0}
              step="1"
              defaultValue="0"
              aria-label={t.position({ title })}
            />
            <span className="podcast-time">{seconds ? `0:00 / ${clockText(seconds)}` : '0:00'}</span>
            <select aria-label={t.speed} defaultValue="1">
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {speed}×
                </option>
              ))}
            </select>
            <button type="button" data-do="close" aria-label={t.close}>
              <Icon name="x" />
            </button>
          </div>
          <p className="podcast-said" role="status" />
        </div>
      </div>
      <PrintedAddress href={source} />
      {children}
    </div>
  )
}
