import { defined } from 'atrium'
import { bounded, jsonText, listOf, textOf } from './values/bounded.ts'
import { isTypeName } from './values/envelope.ts'
import type { Raw } from './values/types.ts'

/**
 * The file `schemas/<name>` of a content type: its title and its fields as delivered. What changes without the type being
 * another, like times and rights, is left out.
 *
 * @returns text null for a uid that cannot name a file
 */
export function convertContentType(contentType: Raw): { name: string; text: string | null } {
  const { uid, title, description, options, schema } = contentType
  if (!isTypeName(uid)) return { name: '', text: null }
  const kept = defined({
    title: textOf(title) ?? uid,
    uid,
    description: textOf(description),
    options,
    schema: listOf(schema),
  })
  return { name: `${uid}.json`, text: jsonText(bounded(kept, () => {})) }
}
