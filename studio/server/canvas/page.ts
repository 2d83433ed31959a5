import type { SiteResponse } from '#engine/host.ts'
import { POLICY } from '../../../server/http/security-headers.ts'
import { framedBy } from '../guards/headers.ts'
import type { Origins } from '../guards/origins.ts'

/** Where the canvas has the studio's own scripts. */
export const SCRIPTS = '/_studio'
/** Loads the one that shows changes and tells what is clicked. */
const TAG = `<script type="module" src="${SCRIPTS}/canvas.js"></script>`

/** Header lines of every answer of the canvas: those of the site, shown in a frame by the studio alone and found by nobody. */
export function canvasHeaders(headers: Record<string, string>, origins: Origins): Record<string, string> {
  // Of a server without TLS browsers read nothing of it, and keep nothing of it for one with TLS.
  const { 'strict-transport-security': _, ...kept } = headers
  return { ...kept, [POLICY]: framedBy(headers[POLICY] ?? '', origins.studio), 'x-robots-tag': 'noindex' }
}

/** True for a page, and false for a file or a redirect. */
export const isPage = ({ headers }: SiteResponse): boolean => headers['content-type']?.startsWith('text/html') === true

/** A page of the site as the canvas shows it. */
export function canvasPage(made: SiteResponse, headers: Record<string, string>, origins: Origins): SiteResponse {
  return {
    ...made,
    headers: canvasHeaders({ ...headers, ...made.headers, 'cache-control': 'no-store' }, origins),
    body: isPage(made) ? withScript(String(made.body)) : made.body,
  }
}

function withScript(html: string): string {
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html + TAG : html.slice(0, end) + TAG + html.slice(end)
}
