import type { Address } from './address.ts'

/**
 * The path of a page in its language, without what addresses of that language begin with.
 *
 * @param path as written
 * @returns undefined: the address does not begin so
 */
export function withoutBasePath(path: string, basePath: string): string | undefined {
  if (basePath === '') return path
  if (!path.startsWith(basePath)) return undefined
  const rest = path.slice(basePath.length)
  return rest === '' ? '/' : rest.startsWith('/') ? rest : undefined
}

/** A request as the site of its language has it. */
export const localRequest = <Request extends Pick<Address, 'path'>>(
  request: Request,
  { basePath }: { basePath: string },
): Request => ({ ...request, path: withoutBasePath(request.path, basePath) ?? request.path })

/** Of several sites in a language each the one that answers at a path: the longest beginning counts. */
export function siteAt<Site extends { institution: { basePath: string } }>(
  sites: readonly [Site, ...Site[]],
  { path }: Pick<Address, 'path'>,
): Site {
  const [first, ...others] = sites
  return others.find(({ institution: { basePath } }) => withoutBasePath(path, basePath) !== undefined) ?? first
}
