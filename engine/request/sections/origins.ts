import type { Section } from '../../contract/page/block.ts'

/** Where a checked section keeps the fields that it comes from. */
export const ORIGIN = Symbol('origin')

/** Tells the fields of an entry that a composed section comes from, the first of them the nearest; none: not known. */
export type OriginOf = (section: object) => readonly string[]

/** A section that shows more of an entry than this names no further fields. */
const MAX_FIELDS = 12
/** A text this short may be in two fields by chance, like a label. */
const SHORT = 2

/**
 * Finds the fields that sections come from without a word of the page that composes them: what an entry holds is found
 * again in its sections, objects by identity and texts by their value where it is in one field alone.
 *
 * @param entry as its page composes it, with its references loaded
 * @returns names of fields in the model, like `body[2]` or `keyMedia`
 */
export function originsOf(entry: object): OriginOf {
  const objects = new Map<object, string>()
  const texts = new Map<string, string | null>()
  const note = (value: unknown, path: string, isOwn: boolean): void => {
    if (typeof value === 'string') {
      if (isOwn && value.length > SHORT) texts.set(value, texts.has(value) && texts.get(value) !== path ? null : path)
    } else if (typeof value === 'object' && value !== null && !objects.has(value)) {
      objects.set(value, path)
      // What lies in an entry referred to comes from the field that refers to it.
      const isInside = isOwn && !('contentType' in value)
      for (const [key, inner] of fieldsOf(value))
        note(inner, isInside ? (Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`) : path, isInside)
    }
  }
  // Its name is made of its other fields.
  for (const [field, value] of Object.entries(entry)) if (field !== 'name') note(value, field, true)

  return (section) => {
    const whole = objects.get(section)
    if (whole !== undefined) return [whole]
    const found = new Set<string>()
    const look = (value: unknown, depth: number): void => {
      if (found.size >= MAX_FIELDS || depth > 4) return
      const path = typeof value === 'string' ? texts.get(value) : isObject(value) ? objects.get(value) : undefined
      if (path) found.add(path)
      else if (isObject(value)) for (const [, inner] of fieldsOf(value)) look(inner, depth + 1)
    }
    for (const [, value] of fieldsOf(section)) look(value, 0)
    return [...found]
  }
}

/** The type of a block is no field of it. */
const fieldsOf = (value: object) => Object.entries(value).filter(([key]) => key !== 'blockType')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Writes the fields around the HTML of a section, for the editor of its entry. */
export function markOrigin(section: Section, html: string): string {
  const fields = (section as { [ORIGIN]?: readonly string[] })[ORIGIN]
  return fields && html ? `<!--field:${fields.join(' ')}-->${html}<!--/field-->` : html
}
