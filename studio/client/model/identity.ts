const names = new WeakMap<object, string>()
let count = 0

/** A name that an item keeps while it is edited and moved; items that are no objects have their index. */
export function identityOf(item: unknown, index: number): string {
  if (typeof item !== 'object' || item === null) return `at-${index}`
  const known = names.get(item)
  if (known) return known
  const name = `item-${++count}`
  names.set(item, name)
  return name
}

/** Gives the edited copy of an item the name of the item. */
export function keepIdentity<Item extends object>(from: unknown, to: Item): Item {
  const name = typeof from === 'object' && from !== null ? names.get(from) : undefined
  if (name && !names.has(to)) names.set(to, name)
  return to
}
