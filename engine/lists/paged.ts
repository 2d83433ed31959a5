import type { PageContext } from '../contract/context.ts'

/** The page of a list that the address asks for, from 1. */
export const askedPage = ({ query }: PageContext): number => Number(query.page?.[0] ?? 1)

/** The page that is shown: one beyond the end counts as not asked for. */
export function paged(total: number, size: number, context: PageContext): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / size))
  const page = askedPage(context)
  if (page <= pages) return { page, pages }
  context.ignoreQuery('page')
  return { page: 1, pages }
}
