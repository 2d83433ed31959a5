import { Icon } from 'atrium/ui/icon/icon.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import messages from '../messages.ts'
import scriptMessages from './messages.ts'

/** Seconds to go back and forward. */
const BACK_SECONDS = 15
const FORWARD_SECONDS = 30
const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The controls of players as a template: they are in the page once, however many there are, and scripts copy them. */
export function PlayerControls() {
  const t = useMessages(messages)
  const { play } = useMessages(scriptMessages)
  return (
    <template className="podcast-controls-template">
      <div className="podcast-controls">
        <button type="button" data-do="play" aria-label={play}>
          <Icon name="play" />
          <Icon name="pause" />
        </button>
        <p className="podcast-now" />
        <button type="button" data-by={-BACK_SECONDS} aria-label={t.back({ seconds: BACK_SECONDS })}>
          <Icon name="rotate-ccw" />
          <span aria-hidden="true">{BACK_SECONDS}</span>
        </button>
        <button type="button" data-by={FORWARD_SECONDS} aria-label={t.forward({ seconds: FORWARD_SECONDS })}>
          <Icon name="rotate-cw" />
          <span aria-hidden="true">{FORWARD_SECONDS}</span>
        </button>
        <input type="range" min="0" max="0" step="1" defaultValue="0" aria-label={t.position} />
        <span className="podcast-time" />
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
    </template>
  )
}
