import type { SiteDefinition } from '../../assemble/site-definition.ts'
import type { Section } from '../../contract/block.ts'
import type { Entry } from '../../contract/entry.ts'
import type { Field, Fields } from '../../schema/describe.ts'
import { toModelName } from '../../schema/names.ts'
import { leadingFields } from '../../schema/visit.ts'

/** An include path in model spelling, part by part. */
export type Segments = readonly string[]

type Holder = Record<string, unknown> | unknown[]

/** Where something stands: the object or list, and the key or index in it. */
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
  /** What is included of the entry that comes in here. */
  include: readonly Segments[]
}

/** `all`: cards, and what stands in blocks, by themselves; other references by name. `named`: nothing but by name. */
export type Follow = 'all' | 'named'

/** What is followed of an entry. */
export interface Plan {
  include: readonly Segments[]
  follow: Follow
  /** The entry itself is shown: facts from its type's service come with it. */
  enrich: boolean
}

const parsed = new WeakMap<readonly string[], readonly Segments[]>()
const NOTHING: readonly string[] = []

/** Wire include paths in model spelling. */
export function includeSegments(paths: readonly string[] = NOTHING): readonly Segments[] {
  let segments = parsed.get(paths)
  if (!segments) {
    segments = paths.map((path) => path.split('.').map(toModelName))
    parsed.set(paths, segments)
  }
  return segments
}

/** What the paths that begin with a name go on with. */
const after = (name: string, paths: readonly Segments[]): Segments[] =>
  paths.flatMap((path) => (path[0] === name ? [path.slice(1)] : []))

/**
 * Opens an entry where references of it are to be followed. A field of blocks, once it is followed, is followed for all
 * its blocks, by what each declares.
 *
 * @param slots the places of these references are added here
 * @returns a copy that has its own objects and lists on the way to each place, and shares all else with the entry
 */
export function opened(
  entry: Entry,
  { include, follow }: Omit<Plan, 'enrich'>,
  site: SiteDefinition,
  slots: Slot[],
): Entry {
  const openFields = <Value extends object>(
    value: Value,
    fields: Fields,
    paths: readonly Segments[],
    how: Follow,
    group?: Place,
  ): Value => {
    const before = slots.length
    let copy: Record<string, unknown> | undefined
    for (const [name, field] of leadingFields(fields)) {
      if ((value as Record<string, unknown>)[name] === undefined) continue
      const named = after(name, paths)
      if (named.length === 0 && how === 'named') continue
      copy ??= { ...value } as Record<string, unknown>
      copy[name] = open(copy, name, field, named, how, field.required ? group : undefined)
    }
    return slots.length > before ? (copy as Value) : value
  }

  const open = (
    holder: Holder,
    key: string | number,
    field: Field,
    named: Segments[],
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
        if (field.as !== 'card' && named.length === 0) return value
        slots.push({
          holder,
          key,
          ...(group && { group }),
          as: field.as ?? 'entry',
          to: field.to,
          include: named.filter((path) => path.length > 0),
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

  const openBlock = (section: Section, named: readonly Segments[]): Section => {
    const block = site.blocks.get(section.blockType)
    if (!block) return section
    const own = named.length > 0 ? after(toModelName(block.definition.wire ?? ''), named) : []
    return openFields(section, block.fields, [...includeSegments(block.definition.include), ...own], 'all')
  }

  return openFields(entry, site.contentTypes.get(entry.contentType)?.fields ?? {}, include, follow)
}
