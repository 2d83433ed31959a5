import { meets, valuesAt } from './conditions.ts'
import { refusals } from './errors.ts'
import { isObject, type Json, mapObjects } from './json.ts'
import { shaped } from './shape.ts'
import { ASSETS, type Item, type Stack } from './stack.ts'

const LIMIT = 100

export interface Question {
  /** Parts of the path behind `/v3`. */
  path: string[]
  query: URLSearchParams
  branch: string
  /** The preview service has the latest versions, published or not. */
  isPreview: boolean
}

/**
 * What the content delivery API answers beside its sync part
 * (contentstack.com/docs/developers/apis/content-delivery-api). Its languages are documented with the management API
 * (contentstack.com/docs/developers/apis/content-management-api/languages).
 *
 * @throws ApiError
 */
export function answerOf(stack: Stack, { path, query, branch, isPreview }: Question): Json {
  const [kind, type = '', entries, uid] = path
  const seen = (item: Item | undefined) => (isPreview ? item?.latest : item?.published)
  const locale = query.get('locale') ?? stack.masterLocale
  const isFallback = query.get('include_fallback') === 'true'
  const readEntry = (contentType: string, uid: string): Json | undefined =>
    seen(stack.find(contentType, uid, locale)) ?? (isFallback ? seen(stack.find(contentType, uid)) : undefined)
  const shape = (item: Json) => shaped(item, query, { entryOf: readEntry, branch })
  const listed = (contentType: string) => {
    const uids = stack.items().filter((item) => item.contentType === contentType)
    const found = [...new Set(uids.map(({ uid }) => uid))].flatMap((uid): Json[] => {
      const entry = readEntry(contentType, uid)
      return entry ? [entry] : []
    })
    return paged(found, query)
  }
  const one = (contentType: string, uid: string): Json => {
    const found = readEntry(contentType, uid)
    if (!found) throw refusals.missing()
    return found
  }

  if (kind === 'assets' && path.length <= 2) {
    const asset = (item: Json) => shape(withDetails(item, query))
    if (type) return { asset: asset(one(ASSETS, type)) }
    const { items, count } = listed(ASSETS)
    return { assets: items.map(asset), ...count }
  }
  if (kind === 'locales' && path.length === 1) {
    const { items, count } = paged(
      stack.locales.map((one) => ({ ...one, uid: `blt_${one.code}`, name: one.code })),
      query,
    )
    return { locales: items, ...count }
  }
  if (kind !== 'content_types' || (entries !== undefined && entries !== 'entries')) throw refusals.missing()
  if (!type) {
    const types = paged([...stack.contentTypes.values()], query)
    return { content_types: types.items.map((item) => withGlobalFields(stack, item, query)), ...types.count }
  }
  const contentType = stack.contentTypes.get(type)
  if (!contentType) throw refusals.contentType(type)
  if (entries === undefined) return { content_type: withGlobalFields(stack, contentType, query) }
  const described = {
    ...(query.get('include_content_type') === 'true' && { content_type: contentType }),
    ...(query.get('include_schema') === 'true' && { schema: contentType.schema }),
  }
  if (uid !== undefined) return { entry: shape(one(type, uid)), ...described }
  const { items, count } = listed(type)
  return { entries: items.map(shape), ...described, ...count }
}

/** Sizes come with `include_dimension` alone, and what extensions have stored with `include_metadata`. */
export function withDetails({ dimension, _metadata, ...asset }: Json, query: URLSearchParams): Json {
  const isAsked = (name: string) => query.get(name) === 'true'
  return {
    ...asset,
    ...(dimension !== undefined && isAsked('include_dimension') && { dimension }),
    ...(_metadata !== undefined && isAsked('include_metadata') && { _metadata }),
  }
}

function paged(items: Json[], query: URLSearchParams): { items: Json[]; count: Json } {
  const wanted = items.filter((item) => meets(item, readQuery(query)))
  const [key, direction] = query.has('asc') ? [query.get('asc'), 1] : [query.get('desc'), -1]
  const sortValue = (item: Json) => String(valuesAt(item, String(key).split('.'))[0] ?? '')
  if (key) wanted.sort((a, b) => (sortValue(a) < sortValue(b) ? -direction : direction))
  const skip = Number(query.get('skip') ?? 0)
  const limit = Math.min(LIMIT, Number(query.get('limit') ?? LIMIT))
  if (!(skip >= 0 && limit >= 0)) throw refusals.parameters()
  return {
    items: wanted.slice(skip, skip + limit),
    count: query.get('include_count') === 'true' ? { count: wanted.length } : {},
  }
}

function readQuery(query: URLSearchParams): Json {
  try {
    const value: unknown = JSON.parse(query.get('query') ?? '{}')
    if (isObject(value)) return value
  } catch {
    // Refused as any other value.
  }
  throw refusals.parameters()
}

/** Fields of global fields come with `include_global_field_schema` alone. */
function withGlobalFields(stack: Stack, contentType: Json, query: URLSearchParams): Json {
  const isWhole = query.get('include_global_field_schema') === 'true'
  return mapObjects(contentType, (field) => {
    if (field.data_type !== 'global_field') return field
    const { schema: _own, ...rest } = field
    return isWhole ? { ...rest, schema: stack.globalFields.get(String(field.reference_to))?.schema ?? [] } : rest
  }) as Json
}
