import type { IncomingMessage } from 'node:http'

/** Addresses of this machine and of networks that no visitor comes from (RFC 1918, 3927, 4193, 6598), where proxies in front stand. */
const NEAR =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd][\da-f]{2}:|fe80:)/i

/**
 * Who asks, so far as it can be known: the address of the connection, or what the proxies in front say it is. Each of them
 * adds the address that asked it to `X-Forwarded-For`, so the last one that is none of ours is the caller. What stands
 * further in front anybody can write.
 */
export function callerOf({ socket, headers }: IncomingMessage): string | undefined {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const addresses = [...forwarded, socket.remoteAddress ?? ''].map((one) => plain(one.trim())).filter(Boolean)
  const caller = addresses.findLast((address) => !NEAR.test(address)) ?? addresses[0]
  return caller ? network(caller).slice(0, 64) : undefined
}

const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

/** One household has as many IPv6 addresses as it likes, all of one network. */
const network = (address: string): string =>
  address.includes('::') || !address.includes(':') ? address : address.split(':').slice(0, 4).join(':')
