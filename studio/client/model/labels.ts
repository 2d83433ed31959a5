import type { Path } from './path.ts'
import { type EntrySchema, partsAlong } from './schema.ts'

/** The labels of the fields and blocks on the way to a path, with the number of each item. */
export const labelsAlong = (schema: EntrySchema, root: unknown, path: Path): string[] =>
  partsAlong(schema, root, path).map((part) => {
    if (part.kind === 'field') return part.field.label
    if (part.kind === 'block') return `${part.block?.label ?? part.key ?? ''} ${part.index + 1}`
    return String(part.index + 1)
  })
