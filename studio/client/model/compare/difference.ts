import { isRecord } from 'atrium'
import type { BlockForm, FormField, WireObject } from '../../api/contract.ts'
import { itemName } from '../item-name.ts'
import type { Path } from '../path.ts'
import { blockKey, blockOf } from '../schema.ts'
import { hasData, placeOf, rankOf } from '../spelling.ts'
import { pairItems } from './pair-items.ts'

/** One thing that is other than before. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** In the newer of the two; of what is removed, in the older. */
  path: Path
  /** Labels from the outside in. */
  labels: readonly string[]
  before?: unknown
  after?: unknown
  /** The innermost block that both have and that it is in: where it is now, and both of its values. */
  block?: { path: Path; labels: readonly string[]; before: unknown; after: unknown }
}

interface Compared {
  fields: readonly FormField[]
  blocks: ReadonlyMap<string, BlockForm>
}

/** Returns what differs between two values of an entry, field by field and block by block. */
export function differences({ fields, blocks }: Compared, before: WireObject, after: WireObject): Difference[] {
  return [...ofObject(fields, before, after, [], [])]

  function* ofObject(
    own: readonly FormField[],
    old: WireObject,
    now: WireObject,
    path: Path,
    labels: readonly string[],
  ): Generator<Difference> {
    for (const field of own) {
      const was = placeOf(field, old)
      const is = placeOf(field, now)
      yield* ofValue(
        field,
        was.value,
        is.value,
        [...path, ...(hasData(is.value) ? is : was).keys],
        [...labels, field.label],
      )
    }
    const others = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
      (key) => rankOf(own, key) === undefined,
    )
    for (const key of others) yield* ofPlain(old[key], now[key], [...path, key], [...labels, key])
  }

  function* ofValue(
    field: FormField,
    old: unknown,
    now: unknown,
    path: Path,
    labels: readonly string[],
  ): Generator<Difference> {
    if (isSame(old, now) || (!hasData(old) && !hasData(now))) return
    if (field.kind === 'group' && field.fields && (isRecord(old) || !hasData(old)) && (isRecord(now) || !hasData(now)))
      yield* ofObject(field.fields, isRecord(old) ? old : {}, isRecord(now) ? now : {}, path, labels)
    else if (
      (field.kind === 'blocks' || (field.kind === 'list' && field.of?.kind === 'group')) &&
      isItems(old) &&
      isItems(now)
    )
      yield* ofItems(field, old ?? [], now ?? [], path, labels)
    else yield* ofPlain(old, now, path, labels)
  }

  function* ofItems(
    field: FormField,
    old: readonly unknown[],
    now: readonly unknown[],
    path: Path,
    labels: readonly string[],
  ): Generator<Difference> {
    for (const { from, to, isMoved } of pairItems(old, now, field.kind === 'blocks' ? blockKey : () => 'item')) {
      const item = to === undefined ? old[from as number] : now[to]
      const own = [...path, to ?? (from as number)]
      const { name, key, fields: inner, content } = nameItem(blocks, field, item)
      const named = [...labels, name]
      if (from === undefined) yield { kind: 'added', path: own, labels: named, after: item }
      else if (to === undefined) yield { kind: 'removed', path: own, labels: named, before: item }
      else {
        if (isMoved) yield { kind: 'moved', path: own, labels: named, before: from + 1, after: to + 1 }
        const was = key === undefined ? old[from] : (old[from] as WireObject)[blockKey(old[from]) ?? key]
        const around = key === undefined ? undefined : { path: own, labels: named, before: old[from], after: item }
        for (const one of ofObject(
          inner,
          isRecord(was) ? was : {},
          isRecord(content) ? content : {},
          key === undefined ? own : [...own, key],
          named,
        ))
          yield around && !one.block ? { ...one, block: around } : one
      }
    }
  }

  function* ofPlain(old: unknown, now: unknown, path: Path, labels: readonly string[]): Generator<Difference> {
    if (isSame(old, now)) return
    if (!hasData(old) && !hasData(now)) return
    const kind = !hasData(old) ? 'added' : !hasData(now) ? 'removed' : 'changed'
    yield { kind, path, labels, before: hasData(old) ? old : undefined, after: hasData(now) ? now : undefined }
  }
}

/** What an item of a list or a block is called, and what is in it. */
export function nameItem(blocks: ReadonlyMap<string, BlockForm>, field: FormField, item: unknown) {
  const key = field.kind === 'blocks' ? blockKey(item) : undefined
  const block = key === undefined ? undefined : blockOf(blocks, key)
  const fields = (field.kind === 'blocks' ? block?.fields : field.of?.fields) ?? []
  const content = key === undefined ? item : (item as WireObject)[key]
  const words = itemName(content, fields, block?.itemName ?? field.itemName)
  return { key, fields, content, name: [block?.label ?? key, words].filter(Boolean).join(': ') }
}

const isItems = (value: unknown): value is readonly unknown[] | undefined => value === undefined || Array.isArray(value)

export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
