import { isRecord } from 'atrium'
import type { FormField, Ref, TypeForm, WireObject } from '../../api/contract.ts'
import { formParts } from '../../form/form-parts.ts'
import { identityOf } from '../../model/identity.ts'
import { itemName, referenceNaming } from '../../model/item-name.ts'
import { type Path, pathText } from '../../model/path.ts'
import { blockKey, blockOf, type EntrySchema } from '../../model/schema.ts'
import { placeOf } from '../../model/spelling.ts'

/** A line of the outline. */
export interface OutlineNode {
  id: string
  label: string
  /** Holds what kind of block it is. */
  kind?: string
  /** The entry by whose uid an item is known. */
  reference?: Ref | undefined
  path: Path
  place: string
  children: OutlineNode[]
}

/** Parts, fields that hold something long, blocks and items of an entry, as a tree. */
export function outlineOf(
  form: Pick<TypeForm, 'fields' | 'groups'>,
  schema: EntrySchema,
  value: WireObject,
): OutlineNode[] {
  return formParts(form.fields, form.groups).flatMap(({ name, fields }) => {
    const nodes = fields.flatMap((field) => nodesOf(field, value, [], schema))
    if (name === undefined) return nodes
    const [first] = fields
    const path = first ? placeOf(first, value).keys : []
    return [{ id: `part-${name}`, label: name, path, place: pathText(path), children: nodes }]
  })
}

function nodesOf(field: FormField, object: WireObject | undefined, outer: Path, schema: EntrySchema): OutlineNode[] {
  const { keys, value } = placeOf(field, object)
  const path = [...outer, ...keys]
  const node = (children: OutlineNode[]): OutlineNode => ({
    id: pathText(path),
    label: field.label,
    path,
    place: pathText(path),
    children,
  })
  if (field.kind === 'blocks') return [node(isList(value).map((item, index) => blockNode(item, index, path, schema)))]
  if (field.kind === 'list' && field.of?.kind === 'group')
    return [node(isList(value).map((item, index) => itemNode(field, item, index, path, schema)))]
  if (field.kind === 'group') {
    const inner = isRecord(value) ? value : undefined
    const children = (field.fields ?? []).flatMap((own) => nodesOf(own, inner, path, schema))
    return [node(children.filter(({ children: own }) => own.length > 0))]
  }
  return outer.length === 0 && ['html', 'map', 'list'].includes(field.kind) ? [node([])] : []
}

const isList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function blockNode(item: unknown, index: number, outer: Path, schema: EntrySchema): OutlineNode {
  const key = blockKey(item)
  const block = key === undefined ? undefined : blockOf(schema.blocks, key)
  const content = key === undefined ? undefined : (item as WireObject)[key]
  const path = [...outer, index]
  const inner =
    key === undefined
      ? []
      : (block?.fields ?? []).flatMap((field) =>
          nodesOf(field, isRecord(content) ? content : undefined, [...path, key], schema),
        )
  const label = itemName(content, block?.fields, block?.itemName)
  return {
    id: isRecord(item) ? identityOf(item, index) : pathText(path),
    ...{ label, reference: referenceNaming(item, label) },
    kind: block?.label ?? key ?? '?',
    ...{ path, place: pathText(path) },
    children: withItems(inner),
  }
}

function itemNode(list: FormField, item: unknown, index: number, outer: Path, schema: EntrySchema): OutlineNode {
  const path = [...outer, index]
  const fields = list.of?.fields ?? []
  const inner = fields.flatMap((field) => nodesOf(field, isRecord(item) ? item : undefined, path, schema))
  const label = itemName(item, fields, list.itemName) || String(index + 1)
  return {
    id: isRecord(item) ? identityOf(item, index) : pathText(path),
    label,
    ...{ path, place: pathText(path) },
    children: withItems(inner),
  }
}

/** Of fields within an item those that hold items are lines of the outline; where one alone does, its items are. */
function withItems(nodes: readonly OutlineNode[]): OutlineNode[] {
  const holding = nodes.filter(({ children }) => children.length > 0)
  return holding.length === 1 ? (holding[0]?.children ?? []) : holding
}
