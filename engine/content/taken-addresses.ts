import { trimPath } from './paths.ts'

/**
 * Addresses that belong to one page, whether it has an entry or not: routes without parameters.
 *
 * @param kept further addresses that no computed one may be
 */
export const takenAddresses = (
  pages: Iterable<{ route: string; definition: { path?: unknown } }>,
  kept: readonly string[] = [],
): ReadonlySet<string> => {
  const fixed = [...pages].filter(({ route, definition }) => !definition.path && !route.includes(':'))
  return new Set([...fixed.map(({ route }) => route), ...kept].map(trimPath))
}
