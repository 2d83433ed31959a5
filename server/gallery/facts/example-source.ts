import type { SiteDefinition } from '#engine/host.ts'
import { wireExample } from './wire-example.ts'

/** Longer texts are named, not repeated. */
const SHORT = 24

/** Which fields an example fills, in one line: `title, items (40), size: small`. */
export function exampleSummary(example: object): string {
  const fields = Object.entries(example).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (Array.isArray(value)) return [`${name} (${value.length})`]
    const isShort = typeof value !== 'object' && String(value).length <= SHORT
    return [isShort ? `${name}: ${value}` : name]
  })
  return fields.join(', ') || 'nothing filled in'
}

/** What is written to get an example: by an editor where the block may stand in content, else by a page's code. */
export function exampleSource(
  blocks: SiteDefinition['blocks'],
  blockType: string,
  example: object,
): { by: string; text: string } {
  const wire = wireExample(blocks, blockType, example)
  if (wire) return { by: 'an editor writes', text: JSON.stringify(wire, null, 2) }
  return { by: 'a page composes', text: `section('${blockType}', ${JSON.stringify(example, null, 2)})` }
}
