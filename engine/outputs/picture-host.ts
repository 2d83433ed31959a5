import { parseUrl } from '../base/text/parse-url.ts'

/** A name of the domain name system: no number, no wildcard, nothing that ends one source of a policy and begins another. */
const NAME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/

/**
 * Reads the origin from which browsers may load a picture of another server, as a content security policy names it.
 *
 * @param url of the picture or of its server
 * @returns undefined for what is not an `https` address of a host with a name, from which nothing is loaded
 */
export function pictureHost(url: string | undefined): string | undefined {
  const address = url && parseUrl(url)
  if (!address) return undefined
  const { protocol, hostname, origin, username, password } = address
  return protocol === 'https:' && NAME.test(hostname) && !username && !password ? origin : undefined
}
