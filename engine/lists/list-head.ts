import type { HeadFields } from '../contract/page/head.ts'
import type { ListPage } from '../contract/page/list.ts'
import { listAddress } from './list-query.ts'

/**
 * Says in the head of a page of a list which its neighbours are, and that each page is canonical to itself. Filters make no
 * addresses of their own for search engines.
 */
export const listHead = ({ page, pages, query }: ListPage, path: string): HeadFields => ({
  previous: page > 1 ? listAddress(path, query, page - 1) : undefined,
  next: page < pages ? listAddress(path, query, page + 1) : undefined,
  canonicalQuery: page > 1 && query.length === 0 ? `page=${page}` : undefined,
})
