import { publicAddress, sitePath } from 'atrium'
import type { RequestHandler } from 'express'
import { Representation } from './representation.ts'

const ADDRESS = '/_speculation-rules.json'

/**
 * Links that a browser may fetch ahead while the visitor points at them: pages of the site, but nothing that is made for
 * machines, no file, no picture, no list in an order or choice of the visitor's own, of which there are too many, and no
 * other language: whoever goes there chooses it, which the server has to see.
 * Pages are not run ahead: with the page and its styles at hand that would gain little, and cost the visitor pictures.
 */
const rulesBelow = (path: string) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: path ? `${path}{/*}?` : '/*' },
          { not: { href_matches: [`${path}/_*`, `${path}/iiif/*`, `${path}/*.*`, '/*\\?(.+)'] } },
          {
            not: { selector_matches: ':is([href^="#"], [download], [hreflang], [rel~="external"], [target="_blank"])' },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** The header line that leads browsers to the rules; it needs no script in the page. */
export const speculationHeader = (siteUrl: string) => ({
  'speculation-rules': `"${publicAddress(ADDRESS, { siteUrl })}"`,
})

/** @param headers header lines of every answer */
export function speculationRules(headers: Record<string, string>, siteUrl = ''): RequestHandler {
  const representation = new Representation({
    headers: {
      ...headers,
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=3600',
    },
    body: JSON.stringify(rulesBelow(sitePath(siteUrl))),
  })
  return (request, response, next) => {
    if (request.path !== ADDRESS || (request.method !== 'GET' && request.method !== 'HEAD')) next()
    else representation.send(request, response)
  }
}
