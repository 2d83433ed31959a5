import { pageKey } from '../input/cache-key.ts'
import { type Asked, HTML, type SiteResponse } from '../request.ts'

/** An answer in HTML that may be cached until something it was made from changes. */
export const html = (status: number, body: string, { path, query, visitor, dependencies }: Asked): SiteResponse => ({
  status,
  headers: HTML,
  body,
  cache: { key: pageKey(path, query, visitor.key), dependencies, private: visitor.key !== '' },
})
