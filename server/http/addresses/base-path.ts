import { type Address, readTarget } from './address.ts'

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
  { basePath = '' }: { basePath?: string },
): Request => ({ ...request, path: withoutBasePath(request.path, basePath) ?? request.path })

/**
 * Of several sites in a language each the one that answers at an address, which begins with its base path; else the first.
 *
 * @param address a path with or without query, or the whole address
 */
export function siteAt<Site extends { institution: { basePath: string } }>(
  [first, ...others]: readonly [Site, ...Site[]],
  address: string,
): Site {
  const path = readTarget(address).local.split('?', 1)[0] as string
  return others.find(({ institution: { basePath } }) => withoutBasePath(path, basePath) !== undefined) ?? first
}
