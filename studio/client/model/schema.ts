import { isRecord, toModelName, toWireName } from 'atrium'
import type { BlockForm, FormField } from '../api/contract.ts'
import type { Path } from './path.ts'
import { placeOf, rankOf } from './spelling.ts'

/** Describes what the form of an entry is made of. */
export interface EntrySchema {
  fields: readonly FormField[]
  blocks: ReadonlyMap<string, BlockForm>
}

/** The block that a key of the file means. */
export const blockOf = (blocks: EntrySchema['blocks'], key: string): BlockForm | undefined =>
  blocks.get(key) ?? blocks.get(toWireName(toModelName(key)))

/** The key of a block on the wire; keys of services begin with `_`. */
export const blockKey = (item: unknown): string | undefined =>
  isRecord(item) ? Object.keys(item).find((key) => !key.startsWith('_')) : undefined

/** Describes what a value at a path is: a field, an item of a list, or a block. */
export type Part =
  | { kind: 'field'; field: FormField; siblings: readonly FormField[]; path: Path }
  | { kind: 'item'; list: FormField; field: FormField; index: number; path: Path }
  | { kind: 'block'; list: FormField; block: BlockForm | undefined; key: string | undefined; index: number; path: Path }

/** Everything that is passed on the way from the entry down to a path; it ends where the schema ends. */
export function partsAlong(schema: EntrySchema, root: unknown, path: Path): Part[] {
  const parts: Part[] = []
  let fields: readonly FormField[] | undefined = schema.fields
  let field: FormField | undefined
  let value: unknown = root
  for (const [depth, step] of path.entries()) {
    const here = path.slice(0, depth + 1)
    const container: unknown = value
    value =
      isRecord(container) || Array.isArray(container)
        ? (container as Record<string | number, unknown>)[step]
        : undefined
    if (typeof step === 'number') {
      const list: FormField | undefined = field
      if (!list) break
      if (list.kind === 'blocks') {
        const key = blockKey(value)
        const block = key === undefined ? undefined : blockOf(schema.blocks, key)
        parts.push({ kind: 'block', list, block, key, index: step, path: here })
        field = undefined
        fields = undefined
      } else {
        const of: FormField | undefined = list.of ?? (list.kind === 'reference' ? list : undefined)
        if (!of) break
        parts.push({ kind: 'item', list, field: of, index: step, path: here })
        field = of
        fields = of.fields
      }
      continue
    }
    const last = parts.at(-1)
    if (last?.kind === 'block' && last.path.length === depth) {
      if (step !== last.key) break
      fields = last.block?.fields
      continue
    }
    if (!fields) break
    const rank: number | undefined = rankOf(fields, step)
    const own: FormField | undefined = rank === undefined ? undefined : fields[rank]
    if (!own) break
    parts.push({ kind: 'field', field: own, siblings: fields, path: here })
    field = own
    fields = own.fields
  }
  return parts
}

/** Turns a path in names of the model, as sections of the page name their fields, into that of the file. */
export function wirePath(schema: EntrySchema, root: unknown, model: Path): Path {
  const path: (string | number)[] = []
  let fields: readonly FormField[] | undefined = schema.fields
  let field: FormField | undefined
  let value: unknown = root
  for (const step of model) {
    if (typeof step === 'number') {
      path.push(step)
      value = Array.isArray(value) ? value[step] : undefined
      if (field?.kind === 'blocks') {
        const key = blockKey(value)
        if (key === undefined) break
        path.push(key)
        value = (value as Record<string, unknown>)[key]
        fields = blockOf(schema.blocks, key)?.fields
      } else fields = field?.of?.fields
      continue
    }
    const own: FormField | undefined = fields?.find(({ model: name }) => name === step)
    if (!own) break
    const place = placeOf(own, isRecord(value) ? value : undefined)
    path.push(...place.keys)
    value = place.value
    field = own
    fields = own.fields
  }
  return path
}

/** The other way: the path in names of the model. */
export const modelPath = (schema: EntrySchema, root: unknown, path: Path): Path =>
  partsAlong(schema, root, path).map((part) => (part.kind === 'field' ? part.field.model : part.index))
