import { frameOrigin } from '#engine/contract/site/institution.ts'

/** Where the browser may load from; everything else is refused. */
export interface SecurityOptions {
  /** Image server outside, if any. */
  mediaGateway?: string
  /** Hosts that may be shown in a frame. */
  frameHosts: readonly string[]
  /** Documents of the site itself may be shown in a frame. */
  ownFrames?: boolean
  /** Reloading in development needs inline scripts and a socket. */
  development?: boolean
}

/**
 * Header lines that stand on every answer. The policy is the same for every page and visitor, so that pages can be
 * kept: no inline script, no nonce.
 */
export function securityHeaders({
  mediaGateway,
  frameHosts,
  ownFrames = false,
  development = false,
}: SecurityOptions): Record<string, string> {
  const images = mediaGateway ? ` ${new URL(mediaGateway).origin}` : ''
  const hosts = frameHosts.map(frameOrigin)
  const frames = ownFrames ? ["'self'", ...hosts] : hosts
  const policy = [
    "default-src 'none'",
    `script-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data:${images}`,
    // A recording of the media library has an address of its own; it runs no code.
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${images}${development ? ' ws:' : ''}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    // With it the page of a server that starts again waits for it.
    ...(development ? ['worker-src blob:'] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(development ? {} : { 'strict-transport-security': 'max-age=31536000' }),
  }
}
