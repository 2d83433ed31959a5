import { withoutBasePath } from 'atrium'
import { type Address, readTarget } from './address.ts'

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
