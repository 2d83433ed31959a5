import { isCanvasApart, type Origins } from './origins.ts'

/** Header lines of every answer of the studio: it loads from itself, shows the canvas, and is shown in no frame. */
export function studioHeaders(origins: Origins): Record<string, string> {
  const { canvas } = origins
  const policy = [
    "default-src 'self'",
    `img-src 'self' data: blob: ${canvas.join(' ')}`,
    // Recordings of the site, and such as are about to be uploaded.
    `media-src blob: ${canvas.join(' ')}`,
    // A canvas on another host is told who is signed in.
    ...(isCanvasApart(origins) ? [`connect-src 'self' ${canvas.join(' ')}`] : []),
    `frame-src ${canvas.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  }
}

/** A policy of the site under which its pages may be shown in frames of these alone. */
export const framedBy = (policy: string, ancestors: readonly string[]): string =>
  [
    ...policy.split(';').filter((part) => !part.trim().startsWith('frame-ancestors ')),
    ` frame-ancestors ${ancestors.join(' ')}`,
  ].join(';')
