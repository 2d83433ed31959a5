import type { Section } from '../../contract/page/block.ts'
import type { Fields } from '../../schema/describe.ts'
import { leadingFields } from '../../schema/visit.ts'

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && typeof (value as Section).blockType === 'string'

/**
 * Replaces the lists of sections within a section, however deep: those in its fields of blocks and in what its references
 * brought in. Nothing is changed in place.
 *
 * @param described the fields that the section's block describes
 */
export function replaceNested(
  values: Readonly<Record<string, unknown>>,
  described: Fields,
  replace: (sections: Section[]) => unknown,
): Record<string, unknown> {
  const copy = { ...values }
  for (const [name] of leadingFields(described)) if (copy[name]) copy[name] = replaceSections(copy[name], replace)
  return copy
}

function replaceSections(value: unknown, replace: (sections: Section[]) => unknown): unknown {
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
