import { frameOrigin } from 'atrium'

/** Name of the header line of the policy. */
export const POLICY = 'content-security-policy'

/** Where the browser may load from; everything else is refused. */
export interface SecurityOptions {
  /** Image server outside, if any. */
  mediaGateway?: string
  /** Origins of other image servers whose pictures the page shows. */
  imageHosts?: readonly string[]
  /** Hosts that may be shown in a frame. */
  frameHosts: readonly string[]
  /** Documents of the site itself may be shown in a frame. */
  ownFrames?: boolean
  /** False: hosts below that of the site may be reached without TLS. */
  hstsSubdomains?: boolean
  /** Reloading in development needs inline scripts and a socket. */
  development?: boolean
}

/**
 * Header lines of every answer. The policy is the same for every visitor, and follows from the page alone,
 * so that pages can be cached: no inline script, no nonce.
 */
export function securityHeaders({
  mediaGateway,
  imageHosts = [],
  frameHosts,
  ownFrames = false,
  hstsSubdomains = true,
  development = false,
}: SecurityOptions): Record<string, string> {
  const imageOrigins = [...(mediaGateway ? [new URL(mediaGateway).origin] : []), ...imageHosts]
  const images = imageOrigins.map((origin) => ` ${origin}`).join('')
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
    [POLICY]: policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(development
      ? {}
      : { 'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` }),
  }
}
