import type { OutsideCache } from './outside-cache.ts'
import { objectIn } from './send.ts'

export interface FastlyOptions {
  /** Address of the API. */
  url: string
  service: string
  /** With the scope `purge_select`. */
  token: string
}

/**
 * Fastly: `POST /service/<id>/purge` with up to 256 keys in `Surrogate-Key`; with `Fastly-Soft-Purge: 1` it marks as
 * stale. It answers with an object of a number for each key.
 *
 * @see https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag
 * @see https://www.fastly.com/documentation/reference/http/http-headers/Surrogate-Key/
 */
export const fastly = ({ url, service, token }: FastlyOptions): OutsideCache => ({
  name: 'fastly',
  header: 'surrogate-key',
  maxKeys: 256,
  maxBytes: 8000,
  callOf: (keys, isHard) => ({
    method: 'POST',
    url: `${url}/service/${encodeURIComponent(service)}/purge`,
    headers: {
      accept: 'application/json',
      'surrogate-key': keys.join(' '),
      ...(!isHard && { 'fastly-soft-purge': '1' }),
    },
    secrets: { 'fastly-key': token },
  }),
  problemOf: ({ body }) => (objectIn(body) ? undefined : 'it does not answer as Fastly does'),
})
