/** Longest address that is read, in bytes. */
export const MAX_ADDRESS_BYTES = 8192

export interface Address {
  /** As written, still escaped. */
  path: string
  query: URLSearchParams
}

/** Splits the target of a request line; a whole address, as proxies send it, counts as its path. */
export function readAddress(target: string): Address {
  const local = target.startsWith('/') ? target : target.replace(/^[a-z]+:\/\/[^/?]*/i, '')
  const mark = local.indexOf('?')
  return {
    path: mark === -1 ? local : local.slice(0, mark),
    query: new URLSearchParams(mark === -1 ? '' : local.slice(mark + 1)),
  }
}
