import type { IncomingMessage } from 'node:http'
import type { Log } from 'atrium'
import { type IpAddress, isIn, type Network, readAddress, readNetworks } from '../../config/networks.ts'

/** Says who asks. */
export type CallerOf = (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string

/** An address as proxies write it beside a port: `192.0.2.1:443`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^[\]]*)\]|([\d.]+))(?::\d{1,5})?$/
/** All whose connection has no address any more: nobody reads what they are answered. */
const GONE = 'none'

/**
 * Tells callers apart, for limits: by the address of the connection, or by what the proxies in front say it is. Each of
 * them adds the address that asked it to `X-Forwarded-For`, so the last one that is no proxy of ours is the caller. What
 * others write there is not read. Where a proxy passes on what is no address, whatever it is, the proxy is the caller.
 *
 * @param trusted where the proxies are
 * @returns a caller in one spelling: an address of IPv4, or a network of IPv6, since a household has as many addresses
 *   of it as it likes
 */
export function createCallers(trusted: readonly Network[], log: Pick<Log, 'warn'>): CallerOf {
  const warn = warnOnce(log)
  return ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) => {
    let caller = readAddress(remoteAddress ?? '')
    if (!caller) return GONE
    if (forwarded === undefined) return nameOf(caller)
    if (!isIn(trusted, caller)) {
      warn(caller)
      return nameOf(caller)
    }
    const said = [forwarded].flat().join(',').split(',')
    for (let at = said.length - 1; at >= 0 && isIn(trusted, caller); at--) {
      const before = readHop((said[at] as string).trim())
      if (!before) break
      caller = before
    }
    return nameOf(caller)
  }
}

function readHop(text: string): IpAddress | undefined {
  const [, bracketed, dotted] = WITH_PORT.exec(text) ?? []
  return readAddress(bracketed ?? dotted ?? text)
}

/** The name of a caller by the address of its connection. */
export function nameOfAddress(text: string | undefined): string {
  const address = readAddress(text ?? '')
  return address ? nameOf(address) : GONE
}

const nameOf = (address: IpAddress): string =>
  address.kind() === 'ipv4'
    ? address.toString()
    : `${address
        .toByteArray()
        .slice(0, 8)
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')}/64`

const NEAR = readNetworks('loopback private')

/** A proxy that nobody has named makes one caller of all visitors. */
function warnOnce(log: Pick<Log, 'warn'>) {
  let isSaid = false
  return (address: IpAddress) => {
    if (isSaid || !isIn(NEAR, address)) return
    isSaid = true
    log.warn(
      { address: address.toString() },
      `X-Forwarded-For of ${address.toString()} is not read: it is none of TRUSTED_PROXIES. Where it is a proxy of yours, name it there: until then all visitors that come through it share the limits of one.`,
    )
  }
}
