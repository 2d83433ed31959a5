import { defineBlock, listAddress } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Pagination as Pages } from 'atrium/ui/pagination/pagination.tsx'
import { z } from 'zod'

const schema = z.object({
  /** Address of the list. */
  path: z.string(),
  /** From 1. */
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  /** Pairs of the address's query that every link carries. */
  query: z.array(z.tuple([z.string(), z.string()])).default([]),
})

function Pagination({ path, page, pages, query }: BlockProps<typeof schema>) {
  return (
    <div className="band pagination-band">
      <Pages page={page} pages={pages} hrefOf={(number) => listAddress(path, query, number)} />
    </div>
  )
}

const pagination = defineBlock({
  type: 'pagination',
  label: 'Pagination',
  description: 'Links to the pages of a list.',
  placement: 'section',
  schema,
  isEmpty: ({ pages }) => pages < 2,
  examples: [
    { path: '/news/all', page: 2, pages: 4 },
    { path: '/news/all', page: 61, pages: 120 },
  ],
  Component: Pagination,
})

export default pagination

declare module 'atrium' {
  interface Blocks {
    pagination: typeof pagination
  }
}
