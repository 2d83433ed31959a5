import type { IncomingMessage } from 'node:http'

/** Values of a cookie; several where another server of this machine, or a longer path, has set one of the same name. */
export const cookieValues = ({ headers: { cookie = '' } }: Pick<IncomingMessage, 'headers'>, name: string): string[] =>
  cookie.split(/; */).flatMap((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1) : []))

/** How cookies of an origin are called and written. */
export interface Cookies {
  /** The name of a cookie. Ports of one machine share theirs, so each is named by its port. */
  name(what: string): string
  /** The line that sets one. @param more attributes, like `Max-Age=600` */
  line(name: string, value: string, sameSite: 'Strict' | 'Lax', more?: string): string
}

/** Of an origin with TLS, no other host and no page without TLS can set them (`__Host-`). */
export function cookiesOf(origin: string): Cookies {
  const { protocol, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  return {
    name: (what) => `${isSecure ? '__Host-' : ''}${what}-${port || (isSecure ? 443 : 80)}`,
    line: (name, value, sameSite, more) =>
      [`${name}=${value}`, 'HttpOnly', ...(isSecure ? ['Secure'] : []), `SameSite=${sameSite}`, 'Path=/']
        .concat(more ?? [])
        .join('; '),
  }
}
