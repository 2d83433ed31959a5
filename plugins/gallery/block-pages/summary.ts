import type { Section } from 'atrium'

/** Longer texts are named, not repeated. */
const MAX_SHOWN_LENGTH = 24

/** Tells an example by the fields that it fills in: `title, items (40), size: small`. */
export function summaryOf({ blockType: _, ...fields }: Section): string {
  const filled = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (Array.isArray(value)) return [`${name} (${value.length})`]
    const isShort = typeof value !== 'object' && String(value).length <= MAX_SHOWN_LENGTH
    return [isShort ? `${name}: ${value}` : name]
  })
  return filled.join(', ') || 'nothing filled in'
}
