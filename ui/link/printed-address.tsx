import { localAddress } from 'atrium'
import { useRenderContext } from '../render-context.tsx'

/**
 * Shows what paper says in the place of something that only a screen can show.
 *
 * @param title where it is nowhere near
 */
export function PrintedAddress({ href, title }: { href: string; title?: string }) {
  const { siteUrl, basePath } = useRenderContext()
  return (
    <p className="printed-address" data-title={title}>
      {href.startsWith('/') ? siteUrl + localAddress(href, basePath) : href}
    </p>
  )
}
