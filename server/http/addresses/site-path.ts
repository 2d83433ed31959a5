import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicAddress, sitePath, withoutBasePath } from 'atrium'
import { type SiteResponse, withPublicAddresses } from '#engine/host.ts'

/**
 * Takes the path below which the site lies off a request: off its address, and off that of the page from which it comes.
 * Within the server addresses are without it.
 *
 * @returns false: the address is not below it, and stays
 */
export function enterSite(request: IncomingMessage, response: ServerResponse, siteUrl: string): boolean {
  const path = sitePath(siteUrl)
  if (path === '') return true
  Object.assign(response, { locals: { home: path } })
  const within = withoutBasePath(request.url ?? '/', path)
  if (within === undefined) return false
  Object.assign(request, { originalUrl: request.url, url: within })
  request.headers.referer = refererWithin(request.headers, path)
  return true
}

/** What was asked for, with the path below which the site lies. */
export const askedAddress = ({ originalUrl, url }: IncomingMessage & { originalUrl?: string }): string | undefined =>
  originalUrl ?? url

/** A page of another site at the same host is none of ours. */
function refererWithin({ referer, host }: IncomingMessage['headers'], path: string): string | undefined {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined
  if (!from || from.host !== host) return referer
  const within = withoutBasePath(from.pathname + from.search, path)
  return within && from.origin + within
}

/** An answer with the path below which the site lies in all addresses that it names: in HTML, and in header lines. */
export function publicAnswer(answer: SiteResponse, siteUrl: string): SiteResponse {
  if (sitePath(siteUrl) === '') return answer
  const { headers, body } = answer
  const isHtml = headers['content-type']?.startsWith('text/html')
  const lines = Object.entries(headers).map(([name, value]) => [name, publicLine(name, value, siteUrl)])
  const below = isHtml ? withPublicAddresses(String(body), siteUrl) : body
  return { ...answer, headers: Object.fromEntries(lines), body: below }
}

/** A header line with the path of the site: where it leads, and where browsers send a cookie. @param name in lower case */
export function publicLine(name: string, value: string, siteUrl: string): string {
  const below = (href: string) => publicAddress(href, { siteUrl })
  if (name === 'location') return below(value)
  if (name === 'link') return value.replace(/(?<=<)\/[^>]*/g, below)
  return name === 'set-cookie' ? value.replace(/(?<=; *path=)\/(?=;|$)/i, below) : value
}
