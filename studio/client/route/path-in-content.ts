import type { Site } from '../api/contract.ts'

/** An address of a page as content names it: without what addresses of its language begin with, which the site writes. */
export function pathInContent(path: string, { basePath = '' }: Pick<Site, 'basePath'>): string {
  const rest = path.startsWith(basePath) ? path.slice(basePath.length) : undefined
  if (basePath === '' || rest === undefined || (rest !== '' && !rest.startsWith('/'))) return path
  return rest || '/'
}
