/**
 * Writes plain data as a key: equal keys mean equal data. What stands in the store comes frozen and is the same object on
 * every request, so it is named by a number instead of being read through.
 */
export function createKeys(): (value: unknown) => string {
  const numbers = new WeakMap<object, number>()
  let last = 0
  const numberOf = (value: object): number => {
    const known = numbers.get(value)
    if (known !== undefined) return known
    numbers.set(value, ++last)
    return last
  }
  const keyOf = (value: unknown): string => {
    if (typeof value === 'string') return `${value.length}"${value}`
    if (typeof value !== 'object' || value === null) return `${value};`
    if (Object.isFrozen(value)) return `#${numberOf(value)};`
    if (Array.isArray(value)) return `[${value.map(keyOf).join('')}]`
    let text = '{'
    for (const name of Object.keys(value)) text += keyOf(name) + keyOf((value as Record<string, unknown>)[name])
    return `${text}}`
  }
  return keyOf
}
