import { attempt, matchRoute, readPath } from '#engine/host.ts'

/**
 * Why no page can be at a path: browsers and the site ask for another one, or something else answers there.
 *
 * @param path without escapes
 * @param routes of what answers before pages do
 * @returns null where a page can be
 */
export function whyNoPage(path: string, routes: readonly string[]): string | null {
  if (asAskedFor(path) !== path) return `${JSON.stringify(path)} is not a valid path`
  return routes.some((route) => matchRoute(route, path))
    ? `an endpoint of the site answers at ${path}, and would hide it`
    : null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from links, and take a backslash for a slash
const MISREAD = /[\\\u0000-\u001f\u007f]/

/** Returns what the site reads when a browser follows a link to a path; null when it cannot be written as an address. */
function asAskedFor(path: string): string | null {
  if (MISREAD.test(path)) return null
  return attempt(() => readPath(new URL(encodeURI(path), 'http://site').pathname)) ?? null
}
