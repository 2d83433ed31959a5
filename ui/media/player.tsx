import type { Image } from '#engine'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Cta } from '../link/link.tsx'
import { candidates } from '../picture/frame.ts'
import { pictureLayouts } from '../picture/layouts.ts'
import { useRenderContext } from '../render-context.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import type { Recording } from './asset.ts'

interface PlayerProps {
  recording: Recording
  poster?: Image
  /** Whether what is said can be read under the player. */
  transcript?: boolean
}

/** A film or sound in the browser's own player, or in the frame of a known host; any other address is a link. */
export function Player({ recording, poster, transcript = true }: PlayerProps) {
  const { kind, title, subtitle, duration } = recording
  return (
    <div className="player" data-kind={kind}>
      <Screen recording={recording} poster={poster} />
      {kind === 'audio' && (
        <p className="player-title">
          {title}
          {subtitle && <span>{subtitle}</span>}
          {duration && <span>{duration}</span>}
        </p>
      )}
      {transcript && recording.transcript && (
        <Disclosure title="Transcript">
          <RichText className="reading" html={recording.transcript} />
        </Disclosure>
      )}
    </div>
  )
}

function Screen({ recording: { kind, source, title }, poster }: PlayerProps) {
  const { frameHosts, imageBase } = useRenderContext()
  const still = poster && candidates(poster, imageBase, pictureLayouts.post_large, 'full').at(-2)?.url
  // biome-ignore lint/a11y/useMediaCaption: what is said stands under the player as a transcript
  if (kind === 'audio') return <audio controls preload="none" src={source} aria-label={title} />
  // biome-ignore lint/a11y/useMediaCaption: what is said stands under the player as a transcript
  if (kind === 'video') return <video controls preload="none" src={source} poster={still} aria-label={title} />
  if (!URL.canParse(source) || !frameHosts.includes(new URL(source).host))
    return <Cta href={source} title={title} look="button" />
  return <iframe src={source} title={title} loading="lazy" allow="fullscreen" />
}
