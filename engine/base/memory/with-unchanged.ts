/**
 * Plain data made anew, with what it has in common with what it was before: parts that are equal are the same objects,
 * so what is remembered of them holds. Nothing is changed in place.
 *
 * @param value frozen, as `before` is
 * @returns `before` itself where all is equal
 */
export function withUnchanged<Value>(value: Value, before: unknown): Value {
  if (value === before || !isHolder(value) || !isHolder(before) || Array.isArray(value) !== Array.isArray(before))
    return value
  const names = Object.keys(value)
  let isEqual = names.length === Object.keys(before).length
  let copy: Holder | undefined
  for (const name of names) {
    const isNew = !Object.hasOwn(before, name)
    const earlier = isNew ? undefined : before[name]
    const own = withUnchanged(value[name], earlier)
    if (isNew || own !== earlier) isEqual = false
    if (own === value[name]) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Holder
    copy[name] = own
  }
  return isEqual ? (before as Value) : copy ? (Object.freeze(copy) as Value) : value
}

type Holder = Record<string, unknown>

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null
