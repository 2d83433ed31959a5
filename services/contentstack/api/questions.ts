import { isRecord } from '#engine/schema/issue.ts'
import type { AskContentstack } from './client.ts'
import { isShallow } from './nesting.ts'
import { ServiceError } from './service-error.ts'
import type { RawItem } from './sync-item.ts'

/** Where the next question goes on: behind a page, or from a whole sync. */
export interface Position {
  name: 'pagination_token' | 'sync_token'
  token: string
}

export interface SyncPage {
  /** As they were given; null for one that is nested too deep. */
  items: readonly (RawItem | null)[]
  next: Position
}

const MAX_TOKEN = 4096
/** Content types are listed by the hundred. */
const PAGE = 100
const MOST_TYPES = 5000

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
export async function askContentTypes(ask: AskContentstack): Promise<Record<string, unknown>[]> {
  const types = new Map<string, Record<string, unknown>>()
  for (let skip = 0; skip < MOST_TYPES; skip += PAGE) {
    const query = { include_global_field_schema: 'true', skip: String(skip), limit: String(PAGE) }
    const { content_types: answered } = await ask('/content_types', query)
    if (!Array.isArray(answered))
      throw new ServiceError('unreadable', 'Contentstack answered no list of content types.')
    for (const type of answered)
      if (isRecord(type) && typeof type.uid === 'string' && isShallow(type)) types.set(type.uid, type)
    if (answered.length < PAGE) break
  }
  return [...types.values()]
}
