import { isRecord } from 'atrium'
import type { Raw } from '../conversion/values/types.ts'
import type { AskContentstack } from './client.ts'
import { isShallow } from './nesting.ts'
import { ServiceError } from './service-error.ts'

/** Where the next question goes on: behind a page, or from a whole sync. */
export interface Position {
  name: 'pagination_token' | 'sync_token'
  token: string
}

export interface SyncPage {
  /** As they were given; null for one that is nested too deep. */
  items: readonly (Raw | null)[]
  next: Position
}

const MAX_TOKEN = 4096
/** Syncs and lists come by the hundred. */
export const PAGE = 100
const MAX_TYPES = 5000

/**
 * One page of the sync API.
 *
 * @param from null: everything that is published
 * @param locale the one language that is read; it holds for all positions that follow
 */
export async function askSync(ask: AskContentstack, from: Position | null, locale?: string): Promise<SyncPage> {
  const first: Record<string, string> = locale === undefined ? { init: 'true' } : { init: 'true', locale }
  const answer = await ask('/stacks/sync', from ? { [from.name]: from.token } : first)
  const { items: given, pagination_token: page, sync_token: end } = answer
  if (!Array.isArray(given)) throw new ServiceError('unreadable', 'Contentstack answered a sync without items.')
  const items = given.map((item) => (isShallow(item) ? item : null))
  if (isToken(page)) return { items, next: { name: 'pagination_token', token: page } }
  if (isToken(end)) return { items, next: { name: 'sync_token', token: end } }
  throw new ServiceError('unreadable', 'Contentstack answered a sync without a token to go on with.')
}

const isToken = (token: unknown): token is string =>
  typeof token === 'string' && token.length > 0 && token.length <= MAX_TOKEN

/** All content types, with the fields of global fields. */
export async function askContentTypes(ask: AskContentstack): Promise<Raw[]> {
  const types = new Map<string, Raw>()
  const query = { include_global_field_schema: 'true' }
  for await (const page of askList(ask, { path: '/content_types', name: 'content_types', query, most: MAX_TYPES }))
    for (const type of page)
      if (isRecord(type) && typeof type.uid === 'string' && isShallow(type)) types.set(type.uid, type)
  return [...types.values()]
}

export interface ListQuestion {
  /** Like `/assets`. */
  path: string
  /** Says what the list is called in the answer, like `assets`. */
  name: string
  query: Record<string, string>
  /** Further items are not read. */
  most: number
}

/** Pages of a list as they were given, a hundred items each. */
export async function* askList(
  ask: AskContentstack,
  { path, name, query, most }: ListQuestion,
): AsyncGenerator<readonly unknown[]> {
  let begins: unknown
  for (let skip = 0; skip < most; skip += PAGE) {
    const { [name]: listed } = await ask(path, { ...query, skip: String(skip), limit: String(PAGE) })
    const words = name.replace('_', ' ')
    if (!Array.isArray(listed)) throw new ServiceError('unreadable', `Contentstack answered no list of ${words}.`)
    const first: unknown = isRecord(listed[0]) ? listed[0].uid : undefined
    if (first !== undefined && first === begins)
      throw new ServiceError('unreadable', `Contentstack answered the same page of ${words} twice.`)
    begins = first
    yield listed
    if (listed.length < PAGE) return
  }
}
