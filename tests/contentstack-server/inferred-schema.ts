import { isObject, type Json } from './json.ts'

/** What the service itself adds to entries. */
const OWN = /^(uid|locale|tags|ACL|created_(at|by)|updated_(at|by)|publish_details|_.*)$/

/**
 * Fields of a content type as a service would describe them, read from what its entries hold.
 *
 * @param given fields that are described already
 */
export function inferredSchema(entries: readonly Json[], given: readonly Json[] = []): Json[] {
  const values = new Map<string, unknown[]>()
  for (const entry of entries)
    for (const [name, value] of Object.entries(entry))
      if (!OWN.test(name) && !isEmpty(value)) values.set(name, [...(values.get(name) ?? []), value])
  const known = new Set(given.map(({ uid }) => uid))
  const inferred = [...values].filter(([name]) => !known.has(name)).map(([name, found]) => field(name, found))
  return [...given, ...inferred]
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

function field(uid: string, values: readonly unknown[]): Json {
  const multiple = values.some(Array.isArray)
  const items = values.flat()
  return {
    uid,
    display_name: uid,
    mandatory: uid === 'title',
    unique: false,
    multiple,
    non_localizable: false,
    ...kindOf(items),
  }
}

function kindOf(items: readonly unknown[]): Json {
  const objects = items.filter(isObject)
  if (objects.length === 0) return plainKind(items)
  if (objects.every(isReference)) {
    const types = [...new Set(objects.map(({ _content_type_uid: type }) => String(type)))]
    return {
      data_type: 'reference',
      reference_to: types,
      field_metadata: { ref_multiple: true, ref_multiple_content_types: true },
    }
  }
  if (items.length > 0 && objects.every(isBlock)) return { data_type: 'blocks', blocks: blocksOf(objects) }
  return { data_type: 'group', schema: inferredSchema(objects) }
}

function plainKind(items: readonly unknown[]): Json {
  const [first] = items
  if (typeof first === 'boolean') return { data_type: 'boolean' }
  if (typeof first === 'number') return { data_type: 'number' }
  const texts = items.map(String)
  if (texts.every((text) => /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-][\d:]+))?$/.test(text))) return { data_type: 'isodate' }
  const isRich = texts.some((text) => /<\/?\w+[^>]*>/.test(text))
  return { data_type: 'text', field_metadata: isRich ? { allow_rich_text: true } : { description: '' } }
}

const isReference = (value: Json) =>
  typeof value.uid === 'string' && typeof value._content_type_uid === 'string' && Object.keys(value).length === 2

/** A block is an object with one key, beside what the service adds. */
function isBlock(value: Json): boolean {
  const keys = Object.keys(value).filter((key) => key !== '_metadata')
  return keys.length === 1 && isObject(value[keys[0] as string])
}

function blocksOf(objects: readonly Json[]): Json[] {
  const values = new Map<string, Json[]>()
  for (const object of objects)
    for (const [name, value] of Object.entries(object))
      if (name !== '_metadata') values.set(name, [...(values.get(name) ?? []), value as Json])
  return [...values].map(([uid, found]) => ({ uid, title: uid, schema: inferredSchema(found) }))
}
