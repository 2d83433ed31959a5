import { isRecord } from 'atrium'
import type { FormField, WireObject } from '../api/contract.ts'
import { keepIdentity } from './identity.ts'
import type { Path } from './path.ts'
import { type EntrySchema, partsAlong } from './schema.ts'
import { rankOf } from './spelling.ts'

/** One change of an entry. */
export type Edit =
  /** Undefined takes the key away. */
  | { kind: 'set'; at: Path; value: unknown }
  /** @param at the list */
  | { kind: 'insert'; at: Path; index: number; value: unknown }
  | { kind: 'remove'; at: Path; index: number }
  | { kind: 'move'; at: Path; from: number; to: number }

/** Makes the change in a copy; what is not on its way stays the same object. */
export function applyEdit(root: WireObject, edit: Edit, schema: EntrySchema): WireObject {
  const value = edit.kind === 'set' ? edit.value : changedList(listAt(root, edit.at), edit)
  return withValue(root, edit.at, value, schema)
}

function listAt(root: unknown, at: Path): readonly unknown[] {
  const value = at.reduce<unknown>(
    (inside, step) => (inside as Record<string | number, unknown> | undefined)?.[step],
    root,
  )
  // Under a further spelling one value may mean a list of one.
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

function changedList(list: readonly unknown[], edit: Exclude<Edit, { kind: 'set' }>): unknown[] | undefined {
  if (edit.kind === 'insert') return list.toSpliced(edit.index, 0, edit.value)
  if (edit.kind === 'move') {
    const moved = list.toSpliced(edit.from, 1)
    return moved.toSpliced(edit.to, 0, list[edit.from])
  }
  const kept = list.toSpliced(edit.index, 1)
  return kept.length > 0 ? kept : undefined
}

function withValue(root: WireObject, at: Path, value: unknown, schema: EntrySchema): WireObject {
  const along = new Map(partsAlong(schema, root, at).map((part) => [part.path.length, part]))
  /** The fields of the object at a depth, whose order new keys follow. */
  const fieldsAt = (depth: number): readonly FormField[] => {
    const next = along.get(depth + 1)
    return next?.kind === 'field' ? next.siblings : []
  }
  const within = (container: unknown, depth: number): unknown => {
    const step = at[depth]
    if (step === undefined) return value
    if (typeof step === 'number') {
      const list = Array.isArray(container) ? container : container === undefined ? [] : [container]
      const inner = within(list[step], depth + 1)
      return Object.is(inner, list[step]) ? container : list.with(step, inner)
    }
    const object = isRecord(container) ? container : {}
    const inner = within(object[step], depth + 1)
    if (inner === undefined) {
      if (!Object.hasOwn(object, step)) return container
      const { [step]: _gone, ...kept } = object
      // A group goes with its last value; an item of a list, a block and the entry stay.
      const isGroup = along.get(depth)?.kind === 'field'
      return isGroup && Object.keys(kept).length === 0 ? undefined : keepIdentity(container, kept)
    }
    if (Object.hasOwn(object, step) && Object.is(object[step], inner)) return container
    return keepIdentity(container, withKey(object, step, inner, fieldsAt(depth)))
  }
  return within(root, 0) as WireObject
}

/** A new key comes after the last of those that come before it in the form. */
function withKey(object: WireObject, key: string, value: unknown, fields: readonly FormField[]): WireObject {
  if (Object.hasOwn(object, key)) return { ...object, [key]: value }
  const rank = rankOf(fields, key)
  const entries = Object.entries(object)
  if (rank === undefined) return { ...object, [key]: value }
  const before = entries.findLastIndex(([other]) => (rankOf(fields, other) ?? Number.POSITIVE_INFINITY) < rank)
  const at = before < 0 ? firstKnown(entries, fields) : before + 1
  return Object.fromEntries(entries.toSpliced(at, 0, [key, value]))
}

const firstKnown = (entries: readonly [string, unknown][], fields: readonly FormField[]): number => {
  const found = entries.findIndex(([key]) => rankOf(fields, key) !== undefined)
  return found < 0 ? entries.length : found
}
