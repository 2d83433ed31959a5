import type { Derivative } from './derivatives/derivative-file.ts'

/** Describes what is sent back, whatever sends it. */
export interface Answer {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  body?: string | Derivative
}

/** Pictures may be shown on any site and be read by any viewer. */
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** A text that clients keep: 304 where they have it already. */
export function representation(
  known: string | undefined,
  etag: string,
  headers: Record<string, string>,
  body: string,
): Answer {
  const lines = { ...OPEN, ...headers, etag }
  if (isKnown(known, etag)) return notModified(lines)
  return { status: 200, headers: { ...lines, 'content-length': String(Buffer.byteLength(body)) }, body }
}

/** A finished picture. */
export const picture = (headers: Record<string, string>, body: Derivative): Answer => ({
  status: 200,
  headers: { ...OPEN, ...headers, 'content-type': body.contentType, 'content-length': String(body.length) },
  body,
})

/** Tells whether the client names the tag, or any. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false

export const notModified = (headers: Record<string, string>): Answer => {
  const { 'content-type': _, 'content-disposition': __, ...lines } = headers
  return { status: 304, headers: { ...OPEN, ...lines } }
}

/** Sends the client to the picture's description, as the standard asks for a bare id. */
export const seeOther = (location: string): Answer => ({ status: 303, headers: { ...OPEN, location } })

const EMPTY_FRAME =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 300 200"><rect width="300" height="200" fill="#ece6db"/><path d="M126 82h48v36h-48zM126 112l14-14 10 10 8-8 16 16" fill="none" stroke="#79736a" stroke-width="2"/></svg>'

/** An empty frame, for a page that shows a picture which cannot be had. */
export const neutral = (status: number): Answer => ({
  status,
  headers: {
    ...OPEN,
    'content-type': 'image/svg+xml',
    'content-length': String(Buffer.byteLength(EMPTY_FRAME)),
    'cache-control': 'no-store',
  },
  body: EMPTY_FRAME,
})

/** A refusal in words. */
export const failure = (status: number, reason: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: {
    ...OPEN,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(reason)),
    'cache-control': 'no-store',
    ...headers,
  },
  body: reason,
})
