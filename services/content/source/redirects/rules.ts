import { parseUrl, trimPath } from 'atrium'

/** Tells whether an address may be led there, as far as hosts are no matter. */
export const isRedirectTarget = (to: unknown): to is string =>
  typeof to === 'string' && /^(?:\/(?![/\\])|https?:\/\/)\P{Cc}*$/u.test(to)

/** Describes what is wrong with a redirect. */
interface Flaw {
  reason: string
  remedy: string
}

/**
 * Reads the redirects of a content directory, to judge each in view of all.
 *
 * @returns what is wrong with one of them; null: nothing is
 */
export function redirectFlaws(
  all: Record<string, unknown>,
  hosts: readonly string[],
): (from: string, to: unknown) => Flaw | null {
  const targets = new Map(
    Object.entries(all).map(([path, target]) => [trimPath(path), typeof target === 'string' ? trimPath(target) : '']),
  )
  return (from, to) => flawOf(from, to, targets, hosts)
}

function flawOf(
  from: string,
  to: unknown,
  targets: ReadonlyMap<string, string>,
  hosts: readonly string[],
): Flaw | null {
  if (!from.startsWith('/')) return { reason: 'is not a valid path', remedy: 'Begin it with a slash.' }
  if (!isRedirectTarget(to))
    return { reason: `leads to ${JSON.stringify(to)}`, remedy: 'Lead to a path or an http(s) address.' }
  if (to.startsWith('http') && !hosts.includes(parseUrl(to)?.host ?? ''))
    return {
      reason: `leads to ${to}, on a host that is not configured`,
      remedy: 'Add the host to "redirectHosts" of the institution.',
    }
  const seen = new Set<string>()
  for (let here: string | undefined = trimPath(from); here !== undefined; here = targets.get(here)) {
    if (seen.has(here)) return { reason: 'is part of a loop', remedy: 'Lead it to a page.' }
    seen.add(here)
  }
  return null
}
