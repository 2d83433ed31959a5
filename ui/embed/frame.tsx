import { frameOrigin, parseUrl } from 'atrium'
import messages from '../messages.ts'
import { useMessages } from '../render-context.tsx'

export interface FrameProps {
  /** Address of a page on a host that may be shown in a frame. */
  url: string
  /** Names the frame for people who do not see it. */
  title: string
  /** The space it takes: a shape `w:h` in the width there is, or a height in pixels. */
  space: string | number
}

/** Lower is no frame, higher is no part of a page. */
const HEIGHTS = { least: 160, most: 4000 }

/** True when an address may be in a frame: its host is configured. */
export function isFrameable(url: string, frameHosts: readonly string[]): boolean {
  const origin = parseUrl(url)?.origin
  return origin !== undefined && frameHosts.some((host) => parseUrl(frameOrigin(host))?.origin === origin)
}

/**
 * Another site's page inside this one. Its space is reserved before it comes: a shape in the drawing behind it says how
 * high, since style attributes are not allowed here.
 */
export function Frame({ url, title, space }: FrameProps) {
  const t = useMessages(messages)
  const [width, height] =
    typeof space === 'number'
      ? [1, Math.min(Math.max(space, HEIGHTS.least), HEIGHTS.most)]
      : space.split(':').map(Number)
  return (
    <div className="frame" data-space={typeof space === 'number' ? 'height' : 'ratio'}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" />
      <p aria-hidden="true">{t.loading}</p>
      <iframe src={url} title={title} loading="lazy" allow="fullscreen" />
    </div>
  )
}
