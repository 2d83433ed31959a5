import type { SiteRequest } from '#engine/host.ts'
import { readAddress } from '../http/address.ts'

/** A question that cannot be answered; says what to ask instead. */
export class QuestionError extends Error {
  override name = 'QuestionError'
}

/**
 * A request for an address as a visitor without cookies makes it.
 *
 * @param address a path with or without query, or the whole address
 */
export function requestFor(address: string, siteUrl: string): SiteRequest {
  const { host } = new URL(siteUrl)
  return { method: 'GET', ...readAddress(address), header: (name) => (name === 'host' ? host : undefined) }
}
