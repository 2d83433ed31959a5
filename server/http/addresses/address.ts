/** Longest address that is read, in bytes. */
export const MAX_ADDRESS_BYTES = 8192

export interface Address {
  /** As written, still escaped. */
  path: string
  query: URLSearchParams
}

/** Splits a target into the host of a whole address, as proxies send it, and its path with the query. */
export function readTarget(target: string): { host?: string; local: string } {
  const [start, host] = (!target.startsWith('/') && /^[a-z]+:\/\/([^/?#]*)/i.exec(target)) || []
  if (start === undefined || host === undefined) return { local: target }
  const rest = target.slice(start.length)
  return { host, local: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Splits the target of a request line; a whole address counts as its path. */
export function readAddress(target: string): Address {
  const { local } = readTarget(target)
  const mark = local.indexOf('?')
  return {
    path: mark === -1 ? local : local.slice(0, mark),
    query: new URLSearchParams(mark === -1 ? '' : local.slice(mark + 1)),
  }
}
