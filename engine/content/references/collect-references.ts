import type { SiteDefinition } from '../../assemble/site-definition.ts'
import type { Entry } from '../../contract/content/entry.ts'
import type { Section } from '../../contract/page/block.ts'
import type { Field, Fields } from '../../schema/describe.ts'
import { toModelName } from '../../schema/names.ts'
import { leadingFields } from '../../schema/visit.ts'
import { type Include, NOTHING, union } from './include.ts'

type Holder = Record<string, unknown> | unknown[]

/** Where something is: the object or list, and the key or index in it. */
export interface Place {
  holder: Holder
  key: string | number
}

/** A place that holds a reference. */
export interface Slot extends Place {
  /** The group that requires this reference. */
  group?: Place
  as: 'entry' | 'card'
  to: readonly string[]
  /** Holds what is included of the entry that comes in here. */
  include: Include
}

/** `all`: cards, and what is in blocks, by themselves; other references as included. `named`: only what is included. */
export type Follow = 'all' | 'named'

/** Describes what is followed of an entry. */
export interface Plan {
  include: Include
  follow: Follow
  /** The entry itself is shown: data from the service of its type comes with it. */
  enrich: boolean
}

/**
 * Opens an entry where references of it are to be followed. A field of blocks, once it is followed, is followed for all
 * its blocks, by what each declares.
 *
 * @param slots the places of these references are added here
 * @returns a copy that has its own objects and lists on the way to each place, and shares all else with the entry
 */
export function collectReferences(
  entry: Entry,
  { include, follow }: Omit<Plan, 'enrich'>,
  site: SiteDefinition,
  slots: Slot[],
): Entry {
  if (include.size === 0 && follow === 'named') return entry
  const openFields = <Value extends object>(
    value: Value,
    fields: Fields,
    include: Include | undefined,
    how: Follow,
    group?: Place,
  ): Value => {
    const before = slots.length
    let copy: Record<string, unknown> | undefined
    for (const [name, field] of leadingFields(fields)) {
      if ((value as Record<string, unknown>)[name] === undefined) continue
      const named = include?.get(name)
      if (!named && how === 'named') continue
      copy ??= { ...value } as Record<string, unknown>
      copy[name] = open(copy, name, field, named, how, field.required ? group : undefined)
    }
    return slots.length > before ? (copy as Value) : value
  }

  const open = (
    holder: Holder,
    key: string | number,
    field: Field,
    named: Include | undefined,
    how: Follow,
    group?: Place,
  ): unknown => {
    const value = (holder as Record<string | number, unknown>)[key]
    switch (field.kind) {
      case 'list':
        return openList(value as unknown[], (list, index) => open(list, index, field.of, named, how))
      case 'blocks':
        return openList(value as Section[], (list, index) => openBlock(list[index] as Section, named))
      case 'group':
        return openFields(value as object, field.fields, named, how, { holder, key })
      case 'reference':
        if (field.load !== 'card' && !named) return value
        slots.push({
          holder,
          key,
          group,
          as: field.load === 'card' ? 'card' : 'entry',
          to: field.to,
          include: named ?? NOTHING,
        })
    }
    return value
  }

  const openList = <Item>(value: Item[], openItem: (list: Item[], index: number) => unknown): Item[] => {
    const before = slots.length
    const copy = [...value]
    for (const index of copy.keys()) copy[index] = openItem(copy, index) as Item
    return slots.length > before ? copy : value
  }

  const openBlock = (section: Section, named: Include | undefined): Section => {
    const block = site.blocks.get(section.blockType)
    if (!block) return section
    const own = named?.get(toModelName(block.definition.wire ?? ''))
    return openFields(section, block.fields, union(site.views.block(section.blockType), own), 'all')
  }

  return openFields(entry, site.contentTypes.get(entry.contentType)?.fields ?? {}, include, follow)
}
