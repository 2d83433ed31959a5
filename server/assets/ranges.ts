import type { Request } from 'express'

/** Bytes of a file, the first and how many. */
export interface Part {
  start: number
  length: number
}

/**
 * The part of a file that a request asks for (RFC 9110, 14): one range, while the file is the one that the client has a
 * part of already. Several ranges, and what is no range, are answered with the whole.
 *
 * @param request its answer has `etag` and `last-modified` already
 * @returns undefined: the whole; null: there is no such part
 */
export function partOf(request: Request, size: number): Part | null | undefined {
  if (request.method !== 'GET' || !request.headers.range || !isSame(request)) return undefined
  const ranges = request.range(size, { combine: true })
  if (ranges === -1) return null
  const [range, ...more] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : []
  return range && more.length === 0 ? { start: range.start, length: range.end - range.start + 1 } : undefined
}

/** `If-Range` names a strong tag, or the time of the last change as it was sent. */
function isSame({ headers, res }: Request): boolean {
  const known = headers['if-range']
  if (typeof known !== 'string') return true
  return !known.startsWith('W/') && [res?.get('etag'), res?.get('last-modified')].includes(known)
}
