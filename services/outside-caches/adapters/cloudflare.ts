import type { OutsideCache } from './outside-cache.ts'
import { objectIn } from './send.ts'

export interface CloudflareOptions {
  /** Address of the API, with its version. */
  url: string
  zone: string
  /** With the permission "Cache Purge" for the zone. */
  token: string
}

/**
 * Cloudflare: `POST /zones/<id>/purge_cache` with up to 100 tags, which it finds in the `Cache-Tag` lines of answers,
 * whatever their case. It knows no soft purge. Who asks too often is answered 429, by plan after 25 calls at once.
 *
 * @see https://developers.cloudflare.com/api/resources/cache/methods/purge/
 * @see https://developers.cloudflare.com/cache/how-to/purge-cache/#availability-and-limits
 * @see https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
 */
export const cloudflare = ({ url, zone, token }: CloudflareOptions): OutsideCache => ({
  name: 'cloudflare',
  header: 'cache-tag',
  maxKeys: 100,
  maxBytes: 60_000,
  callOf: (keys) => ({
    method: 'POST',
    url: `${url}/zones/${encodeURIComponent(zone)}/purge_cache`,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    secrets: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ tags: keys }),
  }),
  problemOf({ body }) {
    const answer = objectIn(body)
    if (!answer) return 'it does not answer as Cloudflare does'
    return answer.success === true ? undefined : `it says ${messageIn(answer.errors)}`
  },
})

/** The first error of `{ "errors": [{ "code": 1000, "message": "…" }] }`. */
function messageIn(errors: unknown): string {
  const [first] = Array.isArray(errors) ? errors : []
  const { message } = (first ?? {}) as { message?: unknown }
  return typeof message === 'string' ? `"${message.slice(0, 200)}"` : 'that it was not successful'
}
