import { isRecord } from 'atrium'
import type { FormField, WireObject } from '../../api/contract.ts'
import { blockKey, type EntrySchema } from '../schema.ts'
import { rankOf } from '../spelling.ts'
import { nameItem } from './difference.ts'
import { COUNTED, saysTheSame } from './digest.ts'
import { type FollowedItems, followItems } from './follow-items.ts'

export type Side = 'mine' | 'theirs'

/** What two people made different: the innermost field or item, undefined where one of them took it away. */
export interface Conflict {
  /** Labels from the outside in. */
  labels: readonly string[]
  mine: unknown
  theirs: unknown
}

/** Two versions put together: what one side alone changed is as that side has it. */
export interface Merge {
  conflicts: readonly Conflict[]
  /** @param sides what stays, for each conflict */
  value(sides: readonly Side[]): WireObject
}

/** A part of the whole, once it is known what stays. */
type Part = (sides: readonly Side[]) => unknown

const GONE = Symbol('gone')
type Items = readonly unknown[]
type Labels = readonly string[]

/** Merges what two people made of a value since both began, down to the fields that both changed. */
export function merge({ fields, blocks }: EntrySchema, base: WireObject, mine: WireObject, theirs: WireObject): Merge {
  const conflicts: Conflict[] = []
  const whole = ofObject(fields, [base, mine, theirs], [])
  return { conflicts, value: (sides) => whole(sides) as WireObject }

  function conflict(mine: unknown, theirs: unknown, labels: Labels): Part {
    const shown = (value: unknown) => (value === GONE ? undefined : value)
    const at = conflicts.push({ labels, mine: shown(mine), theirs: shown(theirs) }) - 1
    return (sides) => (sides[at] === 'mine' ? mine : theirs)
  }

  function ofValue(field: FormField | undefined, values: Items, labels: Labels): Part {
    const [was, mine, theirs] = values
    if (saysTheSame(mine, theirs) || saysTheSame(mine, was)) return () => theirs
    if (saysTheSame(theirs, was)) return () => mine
    if (field?.kind === 'group' && isRecord(mine) && isRecord(theirs))
      return ofObject(field.fields ?? [], [isRecord(was) ? was : {}, mine, theirs], labels)
    if ((field?.kind === 'blocks' || field?.kind === 'list') && Array.isArray(mine) && Array.isArray(theirs))
      return ofItems(field, [Array.isArray(was) ? was : [], mine, theirs], labels) ?? conflict(mine, theirs, labels)
    return conflict(mine, theirs, labels)
  }

  function ofObject(own: readonly FormField[], objects: readonly WireObject[], labels: Labels): Part {
    const [, mine = {}, theirs = {}] = objects
    const parts = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => {
      const field = own[rankOf(own, key) ?? -1]
      const values = objects.map((object) => (Object.hasOwn(object, key) ? object[key] : GONE))
      const part = COUNTED.has(key) ? () => values[2] : ofValue(field, values, [...labels, field?.label ?? key])
      return [key, part] as const
    })
    return (sides) =>
      Object.fromEntries(parts.map(([key, part]) => [key, part(sides)] as const).filter(([, value]) => value !== GONE))
  }

  /** @returns undefined where both have put items in another order, or taken plain ones away */
  function ofItems(field: FormField, [was, mine, theirs]: readonly [Items, Items, Items], labels: Labels) {
    const isPlain = field.kind === 'list' && field.of?.kind !== 'group'
    const kindOf = isPlain ? JSON.stringify : field.kind === 'blocks' ? blockKey : () => 'item'
    const own = followItems(was, mine, kindOf)
    const other = followItems(was, theirs, kindOf)
    if (own.isMoved && other.isMoved) return undefined
    if (isPlain && [own, other].some(({ isMoved, at }) => isMoved || at.size < was.length)) return undefined
    const [lead, more] = own.isMoved ? [own, other] : [other, own]
    const itemAt = ({ items, at }: FollowedItems, index: number) =>
      at.has(index) ? items[at.get(index) as number] : GONE
    const part = (index: number) => ofItem(field, [was[index], itemAt(own, index), itemAt(other, index)], labels)
    const parts = lead.items.map((item, place) => {
      const from = lead.from[place]
      return { from, item, part: from === undefined ? () => item : part(from) }
    })
    let after = 0
    for (const [place, item] of more.items.entries()) {
      const from = more.from[place]
      const known = parts.findIndex((one) => (from === undefined ? isNewToo(one, item) : one.from === from))
      // What is new comes behind what is before it there.
      if (known < 0) parts.splice(after, 0, { from, item, part: from === undefined ? () => item : part(from) })
      after = known < 0 ? after + 1 : known + 1
    }
    return (sides: readonly Side[]) => parts.map((one) => one.part(sides)).filter((value) => value !== GONE)
  }

  function ofItem(field: FormField, values: Items, labels: Labels): Part {
    const [was, mine, theirs] = values
    if (saysTheSame(mine, theirs) || saysTheSame(mine, was)) return () => theirs
    if (saysTheSame(theirs, was)) return () => mine
    const { name, key, fields: inner } = nameItem(blocks, field, isRecord(theirs) ? theirs : mine)
    if (!isRecord(mine) || !isRecord(theirs)) return conflict(mine, theirs, [...labels, name])
    const objects = values.map((value) => (isRecord(value) ? value : {}))
    if (key === undefined) return ofObject(inner, objects, [...labels, name])
    return ofObject(
      [{ name: key, aliases: [], label: name, kind: 'group', fields: inner } as unknown as FormField],
      objects,
      labels,
    )
  }
}

const isNewToo = (one: { from: number | undefined; item: unknown }, item: unknown): boolean =>
  one.from === undefined && saysTheSame(one.item, item)
