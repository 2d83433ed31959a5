import type { Section } from '../../contract/block.ts'

export const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && typeof (value as Section).blockType === 'string'

/**
 * Replaces every list of sections within a value, however deep. What holds none is given back as it is, and nothing is
 * changed in place.
 */
export function replaceSections(value: unknown, replace: (sections: Section[]) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    if (isSection(value[0]) && value.every(isSection)) return replace(value)
    let changed = false
    const items = value.map((item) => {
      const replaced = replaceSections(item, replace)
      changed ||= replaced !== item
      return replaced
    })
    return changed ? items : value
  }
  if (!isPlain(value)) return value
  let copy: Record<string, unknown> | undefined
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key]
    const replaced = replaceSections(inner, replace)
    if (replaced === inner) continue
    copy ??= { ...value }
    copy[key] = replaced
  }
  return copy ?? value
}

const isPlain = (value: object) => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
