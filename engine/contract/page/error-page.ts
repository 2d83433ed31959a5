import type { PageContext } from '../context.ts'
import type { Erased } from '../erased.ts'
import type { SectionList } from './block.ts'
import type { HeadFields } from './head.ts'

export interface PageError {
  status: number
  message: string
  path: string
}

/** Describes what to show when a request cannot be answered with a page of its own. */
export interface ErrorPage<Data = Erased> {
  /** A status code, or `other` for every code without a page of its own. */
  status: number | 'other'
  load?(input: { error: PageError; context: PageContext }): Promise<Data>
  compose(input: { error: PageError; data: Data; context: PageContext }): SectionList
  head?(input: { error: PageError; data: Data; context: PageContext }): HeadFields
}

/** Declares an error page. */
export function defineErrorPage<Data = undefined>(definition: ErrorPage<Data>): ErrorPage<Data> {
  return Object.freeze(definition)
}
