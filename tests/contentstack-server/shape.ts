import { isObject, type Json, mapObjects } from './json.ts'

/** Values of a parameter written in any of its forms: `only[BASE][]=a`, `only[BASE][0]=a`, `include[]=a`. */
export const listOf = (query: URLSearchParams, name: string): string[] =>
  [...query].filter(([key]) => key.split('[', 1)[0] === name).map(([, value]) => value)

const isOn = (query: URLSearchParams, name: string) => query.get(name) === 'true'

export interface ShapeOptions {
  /** A published entry that a reference names. */
  entryOf: (contentType: string, uid: string) => Json | undefined
  branch: string
}

/** An entry or asset with the fields and references that a request asks for. */
export function shaped(item: Json, query: URLSearchParams, { entryOf, branch }: ShapeOptions): Json {
  const included = listOf(query, 'include').reduce((entry, path) => include(entry, path.split('.'), entryOf), item)
  const whole: Json = {
    ...included,
    ...(isOn(query, 'include_branch') && { _branch: branch }),
    ...(isOn(query, 'include_metadata') && { _metadata: included._metadata ?? {} }),
    ...(listOf(query, 'include_embedded_items').length > 0 && { _embedded_items: embedded(included, entryOf) }),
  }
  const only = listOf(query, 'only')
  const except = listOf(query, 'except')
  const isKept = (key: string) => (only.length === 0 || key === 'uid' || only.includes(key)) && !except.includes(key)
  return Object.fromEntries(Object.entries(whole).filter(([key]) => isKept(key)))
}

const isReference = (value: unknown): value is { uid: string; _content_type_uid: string } =>
  isObject(value) && typeof value.uid === 'string' && typeof value._content_type_uid === 'string'

function include(value: Json, [first, ...rest]: string[], entryOf: ShapeOptions['entryOf']): Json {
  if (first === undefined || !(first in value)) return value
  const below = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(below)
    if (!isObject(item)) return item
    if (!isReference(item)) return include(item, rest, entryOf)
    const found = entryOf(item._content_type_uid, item.uid)
    return found ? include({ ...found, _content_type_uid: item._content_type_uid }, rest, entryOf) : item
  }
  return { ...value, [first]: below(value[first]) }
}

/** Entries that rich text refers to, by the field that it stands in. */
function embedded(entry: Json, entryOf: ShapeOptions['entryOf']): Json {
  const found = Object.entries(entry).map(([field, value]): [string, Json[]] => {
    const entries: Json[] = []
    mapObjects(value, (object) => {
      const attributes = object.type === 'reference' && isObject(object.attrs) ? object.attrs : {}
      const type = String(attributes['content-type-uid'])
      const entry = entryOf(type, String(attributes['entry-uid']))
      if (entry) entries.push({ ...entry, _content_type_uid: type })
      return object
    })
    return [field, entries]
  })
  return Object.fromEntries(found.filter(([, entries]) => entries.length > 0))
}
