import fc from 'fast-check'
import { serverRoutes } from '../../../../server/operations/routes.ts'
import { SECRET, visit } from '../visit.ts'
import type { Part } from '../world.ts'

/** What may stand around an address so that a rule of a proxy does not know it. */
const BEFORE = ['', '/', '/.', '/x/..', '/%2e', 'http://a', '/;', '/%2f']
const AFTER = [
  '/',
  '//',
  '.',
  '/.',
  '/..',
  ';',
  ';a=b',
  '%2f',
  '%20',
  '%00',
  '%3f',
  '&utm_source=x',
  '&',
  '#',
  '.html',
  '/x/..',
  '..;/',
  '\\',
  '?',
  '??',
  '?a=/',
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PURGE']

const KIND = 'operations in another spelling'

interface Attack {
  tries: {
    route: string
    before: string
    after: string
    method: string
    isUpper: boolean
    isEscaped: boolean
    isAllowed: boolean
  }[]
}

/** Addresses for those who run the site, spelled as a rule in front would not know them. */
export const operations: Part<Attack> = {
  name: 'operations',
  kinds: [KIND],
  data: () =>
    fc.record({
      tries: fc.array(
        fc.record({
          route: fc.constantFrom(...serverRoutes),
          before: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, fc.constantFrom(...BEFORE)),
          after: fc.constantFrom(...AFTER),
          method: fc.constantFrom('GET', 'GET', 'GET', ...METHODS),
          isUpper: fc.boolean(),
          isEscaped: fc.boolean(),
          isAllowed: fc.boolean(),
        }),
        { minLength: 20, maxLength: 40 },
      ),
    }),
  async run({ tries }, world) {
    for (const { route, before, after, method, isUpper, isEscaped, isAllowed } of tries) {
      const cased = isUpper ? route.toUpperCase() : route
      const spelled = isEscaped ? cased.replace(/[a-z]/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`) : cased
      const path = before + spelled + after
      const url = new URL(path.startsWith('/') ? world.site.origin + path : `${world.site.origin}/${path}`)
      // As it arrives: fetch writes it in the spelling of the URL standard.
      const isRoute = (serverRoutes as readonly string[]).includes(url.pathname)
      if (isRoute) continue
      world.count(KIND)
      const headers = { authorization: isAllowed ? `Bearer ${SECRET}` : 'none' }
      const answer = await visit(world, url.pathname + url.search, { method, headers })
      if (/^200 (?:ok\n|ready\n|# HELP)|^20\d \{|process_resident/.test(answer))
        world.fault(`${method} ${path} is answered as ${route} is: ${answer.slice(0, 80)}`)
    }
  },
}
