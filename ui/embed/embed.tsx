import { Cta, Link } from '../link/link.tsx'
import messages from '../messages.ts'
import { useMessages, useRenderContext } from '../render-context.tsx'
import { Frame, type FrameProps, isFrameable } from './frame.tsx'

/**
 * A page of another host: in a frame under its title where the institution allows that host, else a link. Over the frame
 * the same page is linked to, for those whose browser shows no frames, for small screens and for print.
 */
export function Embed({ title, url, space }: FrameProps) {
  const t = useMessages(messages)
  const { frameHosts } = useRenderContext()
  if (!isFrameable(url, frameHosts))
    return (
      <p className="embed-link">
        <Cta href={url} title={title} look="button" />
      </p>
    )
  return (
    <div className="embed">
      <p className="embed-head">
        <strong>{title}</strong>
        <Link href={url}>{t.openOn({ host: new URL(url).hostname })}</Link>
      </p>
      <Frame title={title} url={url} space={space} />
    </div>
  )
}
