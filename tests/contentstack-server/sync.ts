import { randomBytes } from 'node:crypto'
import { refusals } from './errors.ts'
import type { Json } from './json.ts'
import { withDetails } from './routes.ts'
import { ASSETS, type Stack, type SyncEvent } from './stack.ts'

const PAGE = 100

interface Filter {
  types?: string[]
  contentType?: string
  locale?: string
  from?: string
}

interface Position {
  filter: Filter
  /** Items still to be sent, and the place in the log that is reached with them; absent: to be taken from `since` on. */
  rest?: { items: SyncEvent[]; skip: number; reached: number }
  since: number
}

/**
 * The sync API as documented (contentstack.com/docs/developers/apis/content-delivery-api/synchronization): 100 items a
 * page, then `pagination_token`, at the end `sync_token`. Parameters of the first request hold for all that follow.
 */
export class Sync {
  readonly #stack: Stack
  readonly #positions = new Map<string, Position>()
  /** The documented sample has the newest item first. */
  newestFirst = false

  constructor(stack: Stack) {
    this.#stack = stack
  }

  /** From now on no token that was given out is accepted. */
  expireTokens(): void {
    this.#positions.clear()
  }

  answer(query: URLSearchParams): Json {
    const page = query.get('pagination_token')
    const sync = query.get('sync_token')
    if (page !== null) return this.#page(this.#known('pagination_token', page))
    if (sync !== null) return this.#delta(this.#known('sync_token', sync), sync)
    if (query.get('init') !== 'true') throw refusals.parameters()
    const filter = filterOf(query)
    const reached = this.#stack.log.length
    return this.#page({ filter, since: reached, rest: { items: this.#published(filter), skip: 0, reached } })
  }

  #delta({ filter, since }: Position, token: string): Json {
    const events = this.#stack.log.slice(since).filter((event) => isWanted(event, filter))
    if (events.length === 0) return { items: [], skip: 0, limit: PAGE, total_count: 0, sync_token: token }
    const items = this.newestFirst ? events.reverse() : events
    return this.#page({ filter, since, rest: { items, skip: 0, reached: this.#stack.log.length } })
  }

  #page({ filter, since, rest }: Position): Json {
    const { items, skip, reached } = rest as NonNullable<Position['rest']>
    const end = skip + PAGE
    const isLast = end >= items.length
    const token = isLast
      ? this.#token({ filter, since: reached })
      : this.#token({ filter, since, rest: { items, skip: end, reached } })
    return {
      items: items.slice(skip, end).map(withoutDetails),
      skip,
      limit: PAGE,
      total_count: items.length,
      [isLast ? 'sync_token' : 'pagination_token']: token,
    }
  }

  #token(position: Position): string {
    const token = `cs${randomBytes(16).toString('hex')}`
    this.#positions.set(token, position)
    return token
  }

  #known(name: 'sync_token' | 'pagination_token', token: string): Position {
    const position = this.#positions.get(token)
    if (!position || (name === 'sync_token') === (position.rest !== undefined)) throw refusals.syncToken(name)
    return position
  }

  #published(filter: Filter): SyncEvent[] {
    return this.#stack
      .items()
      .flatMap(({ contentType, published }): SyncEvent[] =>
        published
          ? [
              {
                type: contentType === ASSETS ? 'asset_published' : 'entry_published',
                event_at: String((published.publish_details as Json | undefined)?.time ?? published.updated_at),
                content_type_uid: contentType,
                data: published,
              },
            ]
          : [],
      )
      .filter((event) => isWanted(event, filter))
  }
}

/** The sample of the documentation has neither size nor metadata of an asset. */
const withoutDetails = (event: SyncEvent): SyncEvent =>
  event.content_type_uid === ASSETS ? { ...event, data: withDetails(event.data, new URLSearchParams()) } : event

const filterOf = (query: URLSearchParams): Filter => ({
  types: query.get('type')?.split(','),
  contentType: query.get('content_type_uid') ?? undefined,
  locale: query.get('locale') ?? undefined,
  from: query.get('start_from') ?? undefined,
})

/** Where it is published counts, whatever language its words are in. */
const localeOf = ({ locale, publish_details }: Json) => (publish_details as Json | undefined)?.locale ?? locale

function isWanted(event: SyncEvent, { types, contentType, locale, from }: Filter): boolean {
  const own = localeOf(event.data)
  return (
    (!types || types.includes(event.type)) &&
    (!contentType || event.content_type_uid === contentType) &&
    (!locale || own === undefined || own === locale) &&
    (!from || event.event_at >= from)
  )
}
