/** A JSON object, as it is sent. */
export type Json = { [key: string]: unknown }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy in which every object below was given to `change`, from the leaves up. */
export function mapObjects(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (!isObject(value)) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapObjects(item, change)])))
}
