/** A url that leads outside: it begins with `http` or ends with `.html`; it is used as it is and makes no route (ENG-025). */
export const isExternal = (url: string): boolean => /^http/i.test(url) || url.endsWith('.html')

/** A path with one slash in front, none at the end and none doubled; the root is `/`. */
export const trimPath = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`

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

/**
 * Matches a path against an end point's route.
 *
 * @returns the values of the route's `:names`, or null
 */
export function matchRoute(route: string, path: string): Record<string, string> | null {
  const parameter = route.indexOf(':')
  if (!path.startsWith(parameter < 0 ? route : route.slice(0, parameter))) return null
  const [pattern, actual] = [route, path].map((text) => text.split('/').filter(Boolean)) as [string[], string[]]
  if (pattern.length !== actual.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const value = actual[index] as string
    if (part.startsWith(':')) parameters[part.slice(1)] = value
    else if (part !== value) return null
  }
  return parameters
}
