import { parseUrl, trimPath } from '#engine'

/** Tells whether an address may be led there, as far as hosts are no matter. */
export const isRedirectTarget = (to: unknown): to is string =>
  typeof to === 'string' && /^(?:\/(?![/\\])|https?:\/\/)/.test(to)

/** Returns what is wrong with one of the redirects of a content directory; null: nothing is. */
export function redirectFlaw(
  from: string,
  to: unknown,
  all: Record<string, unknown>,
  hosts: readonly string[],
): { reason: string; remedy: string } | null {
  if (!from.startsWith('/')) return { reason: 'is not a valid path', remedy: 'Begin it with a slash.' }
  if (!isRedirectTarget(to))
    return { reason: `leads to ${JSON.stringify(to)}`, remedy: 'Lead to a path or an http(s) address.' }
  if (to.startsWith('http') && !hosts.includes(parseUrl(to)?.host ?? ''))
    return {
      reason: `leads to ${to}, on a host that is not configured`,
      remedy: 'Add the host to "redirectHosts" of the institution.',
    }
  const seen = new Set<string>()
  const targets = new Map(
    Object.entries(all).map(([path, target]) => [trimPath(path), typeof target === 'string' ? trimPath(target) : '']),
  )
  for (let here: string | undefined = trimPath(from); here !== undefined; here = targets.get(here)) {
    if (seen.has(here)) return { reason: 'is part of a loop', remedy: 'Lead it to a page.' }
    seen.add(here)
  }
  return null
}
