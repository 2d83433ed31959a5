import type { Chosen } from '../../contract/page/list.ts'
import { foundWithin } from './days.ts'
import type { ListIndex } from './list-index.ts'
import { RecordSet } from './record-set.ts'

/**
 * Finds of each filter what has any of its values, or each where it asks for every one; of all filters what satisfies
 * each. No item is looked at.
 *
 * @param except a filter that does not count
 */
export function foundBy(
  chosen: Chosen,
  index: Pick<ListIndex, 'items' | 'facets' | 'every' | 'days'>,
  except?: string,
): RecordSet {
  const none = new RecordSet(index.items.length)
  let found = RecordSet.all(index.items.length)
  for (const [name, values] of Object.entries(chosen)) {
    if (name === except || values.length === 0) continue
    const days = index.days.get(name)
    const facets = index.facets.get(name)
    const sets = values.flatMap((value) => (days ? foundWithin(value, days) : (facets?.get(value)?.found ?? [])))
    found = index.every?.has(name) ? sets.reduce((all, set) => all.and(set), found) : found.and(none.or(sets))
  }
  return found
}
