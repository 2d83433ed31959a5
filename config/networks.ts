import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Variable } from '#engine/contract/site/variable.ts'
import { SettingError } from '#engine/environment/readers.ts'

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6

/** Addresses of one kind that have so many first bits in common. */
export type Network = readonly [IpAddress, number]

/** Networks that can be named by a word. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  // Where no visitor of the internet comes from (RFC 1918, 3927, 4193, 6598).
  private: [
    ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'],
    ...['fc00::/7', 'fe80::/10'],
  ],
}

/**
 * Reads an address as RFC 4291 and RFC 1123 write it: four decimal numbers, or IPv6 in any spelling, also with a zone.
 * IPv4 within IPv6 (`::ffff:192.0.2.1`) is read as IPv4.
 *
 * @returns undefined when the text is no address
 */
export function readAddress(text: string): IpAddress | undefined {
  const version = isIP(text)
  if (version === 4) return ipaddr.IPv4.parse(text)
  if (version !== 6) return undefined
  // The library knows fewer spellings than there are; of hosts in addresses the URL standard leaves one.
  return ipaddr.process(new URL(`http://[${text.split('%')[0]}]`).hostname.slice(1, -1))
}

/** True for an address of one of the networks. */
export const isIn = (networks: readonly Network[], address: IpAddress): boolean =>
  networks.some(([first, bits]) => first.kind() === address.kind() && matches(address, first, bits))

// Of both kinds alike, which the types of the library do not say.
const matches = (address: IpAddress, first: IpAddress, bits: number): boolean =>
  (address as ipaddr.IPv4).match(first as ipaddr.IPv4, bits)

/** Addresses and networks. */
export const networksVariable = (
  settings: Pick<Variable, 'description' | 'affectsPages'> & { default: string },
): Variable<readonly Network[]> & { default: string } => ({
  ...settings,
  form: 'addresses and networks like `10.1.0.0/16`, `loopback`, `private` or `none`, several parted by spaces',
  remedy: 'Give addresses and networks like 10.1.2.3 or 10.1.0.0/16, parted by spaces, or none.',
  read: readNetworks,
})

/** @throws SettingError naming the part that is none */
export function readNetworks(text: string): readonly Network[] {
  if (text === 'none') return []
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((one) => (Object.hasOwn(NAMED, one) ? (NAMED[one] as readonly string[]) : [one]))
    .map(readNetwork)
}

function readNetwork(text: string): Network {
  const [first = '', bits, ...more] = text.split('/')
  const address = readAddress(first)
  const most = address?.kind() === 'ipv4' ? 32 : 128
  if (!address || more.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    throw new SettingError(
      `${JSON.stringify(text)} is no address and no network. Write one like 10.1.2.3, 10.1.0.0/16 or fd00::/8; loopback and private are known by these words.`,
    )
  return [address, bits === undefined ? most : Number(bits)]
}
