import { Slices } from '../../base/async/slices.ts'
import { memo } from '../../base/memory/memo.ts'
import type { Erased } from '../../contract/erased.ts'
import type { ItemChoices, ListItems } from '../../contract/page/list.ts'
import type { Offered } from './choice.ts'
import { type DayIndex, dayIndex } from './days.ts'
import { RecordSet } from './record-set.ts'

/** A value that items have of a filter. */
export interface Facet extends Omit<Offered, 'value'> {
  /** Positions of the items that have it. */
  found: RecordSet
}

/** Everything that a list may show, and which of it each filter finds. */
export interface ListIndex<Item = Erased> {
  /** In the order of the list. */
  items: readonly Item[]
  /** By the name of the filter, then by the value in addresses, in the order in which choices are shown. */
  facets: ReadonlyMap<string, ReadonlyMap<string, Facet>>
  /** Filters of which an item has to have each value that is chosen. */
  every?: ReadonlySet<string>
  /** Filters of days by name. */
  days: ReadonlyMap<string, DayIndex>
}

/** The index of what is computed, made once of one value. */
export const indexOfItems: <Item>(list: ListItems<Item>) => Promise<ListIndex<Item>> = memo(
  newIndex,
  new WeakMap<ListItems, Promise<ListIndex>>(),
)

/** Others get their turn after each filter. */
async function newIndex({ items, filters = {} }: ListItems): Promise<ListIndex> {
  const facets = new Map<string, ReadonlyMap<string, Facet>>()
  const days = new Map<string, DayIndex>()
  const every = new Set<string>()
  const slice = new Slices().begin()
  for (const [name, filter] of Object.entries(filters)) {
    if ('choices' in filter) {
      facets.set(name, facetsOf(items, filter))
      if (filter.every) every.add(name)
    } else days.set(name, await dayIndex(items, filter))
    await slice.rest()
  }
  return { items, facets, every, days }
}

function facetsOf(items: readonly unknown[], { choices, of }: ItemChoices): ReadonlyMap<string, Facet> {
  const facets = new Map(
    choices.map(({ value, label }) => [value, { label, found: new RecordSet(items.length) }] as const),
  )
  for (const [index, item] of items.entries()) for (const value of of(item)) facets.get(value)?.found.add(index)
  return facets
}
