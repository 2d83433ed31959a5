import { withoutBasePath } from 'atrium'
import type { Site } from '../api/contract.ts'

/** An address of a page as content names it: without what addresses of its language begin with, which the site writes. */
export const pathInContent = (path: string, { basePath = '' }: Pick<Site, 'basePath'>): string =>
  withoutBasePath(path, basePath) ?? path
