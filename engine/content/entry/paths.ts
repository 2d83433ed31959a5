import { parseUrl } from '../../base/text/parse-url.ts'

/** A url that leads outside: it begins with `http`, or its path ends with `.html`; it is used as it is and makes no route. */
export const isExternal = (url: string): boolean => /^http/i.test(url) || /^[^?#]*\.html(?:$|[?#])/.test(url)

/** Where links to an entry lead: to its page, else to its url where that leads outside. */
export const entryHref = ({ path, url }: { path?: string | null; url?: string }): string | undefined =>
  path ?? (url && isExternal(url) ? url : undefined)

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and read another address than is written
const DISGUISED = /[\u0000-\u001f]/
const RUNS_OR_LEAVES = /^(?:\/?\\|(?!https?:)[a-z][a-z0-9+.-]*:)/i

/**
 * The url of an entry as links may use it: of doubled slashes in front, which would lead to another host, one stays.
 *
 * @returns null for what is not a valid address: a scheme other than `http(s)`, like `javascript:`, a backslash in front, control
 *   characters, or a whole address that cannot be read as one
 */
export function readEntryUrl(url: string): string | null {
  const tidy = url.trim().replace(/^\/{2,}/, '/')
  if (DISGUISED.test(tidy) || RUNS_OR_LEAVES.test(tidy)) return null
  return /^https?:/i.test(tidy) && !parseUrl(tidy) ? null : tidy
}

/** A path with one slash in front, none at the end and none doubled, in composed letters (Unicode NFC); the root is `/`. */
export const trimPath = (path: string): string => `/${path.normalize().split('/').filter(Boolean).join('/')}`

/** The last segment of a path, as words: `/visit/food-and-drink` → `Food And Drink`. */
export const titleFromPath = (path: string): string =>
  (path.split(/[/#]/).filter(Boolean).at(-1) ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * The address of an entry by its page's route and its url.
 *
 * @param route `/news` is the address itself; in `/news/:slug` the url fills the slug, and the prefix in front of the
 *   url is dropped once; `/:url*` takes the url as the whole path
 * @returns null when the url is missing where one is needed, or leads outside
 */
export function pathOfUrl(route: string, url: string | undefined): string | null {
  if (!route.includes(':')) return trimPath(route)
  if (!url || isExternal(url)) return null
  const prefix = route.slice(0, route.indexOf(':'))
  const rest = trimPath(url)
  const slug = prefix !== '/' && `${rest}/`.startsWith(prefix) ? rest.slice(prefix.length) : rest.slice(1)
  return slug ? trimPath(prefix + slug) : null
}

/** Addresses that belong to one page, whether it has an entry or not: routes without parameters. */
export const takenAddresses = (
  pages: Iterable<{ route: string; definition: { path?: unknown } }>,
): ReadonlySet<string> => {
  const fixed = [...pages].filter(({ route, definition }) => !definition.path && !route.includes(':'))
  return new Set(fixed.map(({ route }) => trimPath(route)))
}

/**
 * Matches a path against an endpoint's route. `:name` is one segment, `:name*` one or several; what follows it, as in
 * `:name.ics`, ends the segment.
 *
 * @returns the values of the route's `:names`, or null
 */
export function matchRoute(route: string, path: string): Record<string, string> | null {
  const parameter = route.indexOf(':')
  if (!path.startsWith(parameter < 0 ? route : route.slice(0, parameter))) return null
  const match = patternOf(route).exec(trimPath(path))
  return match && { ...match.groups }
}

const patterns = new Map<string, RegExp>()

function patternOf(route: string): RegExp {
  const known = patterns.get(route)
  if (known) return known
  const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const segments = trimPath(route)
    .split('/')
    .map((part) => {
      const [, name, several, rest = ''] = /^:(\w+)(\*?)(.*)/s.exec(part) ?? []
      return name ? `(?<${name}>${several ? '.+' : '[^/]+'})${literally(rest)}` : literally(part)
    })
  const pattern = new RegExp(`^${segments.join('/')}$`)
  patterns.set(route, pattern)
  return pattern
}
