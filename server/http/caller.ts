import type { IncomingMessage } from 'node:http'

/** Addresses of this machine and of private networks, where a proxy in front of the server stands. */
const NEAR = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd][\da-f]{2}:|fe80:)/i

/**
 * Who asks, so far as it can be known: the address of the connection, or what the proxy in front says it is. What stands
 * further in front in `X-Forwarded-For` anybody can write.
 */
export function callerOf({ socket, headers }: IncomingMessage): string | undefined {
  const peer = plain(socket.remoteAddress ?? '')
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim()
  const caller = NEAR.test(peer) && forwarded ? plain(forwarded) : peer
  return caller ? network(caller).slice(0, 64) : undefined
}

const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

/** One household has as many IPv6 addresses as it likes, all of one network. */
const network = (address: string): string =>
  address.includes('::') || !address.includes(':') ? address : address.split(':').slice(0, 4).join(':')
