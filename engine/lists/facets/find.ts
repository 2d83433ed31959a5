import type { Chosen } from '../../contract/page/list.ts'
import { foundWithin } from './days.ts'
import type { ListIndex } from './list-index.ts'
import { RecordSet } from './record-set.ts'

/**
 * Finds of each filter what has any of its values, of all filters what satisfies each. No item is looked at.
 *
 * @param except a filter that does not count
 */
export function foundBy(
  chosen: Chosen,
  index: Pick<ListIndex, 'items' | 'facets' | 'days'>,
  except?: string,
): RecordSet {
  const none = new RecordSet(index.items.length)
  let found = RecordSet.all(index.items.length)
  for (const [name, values] of Object.entries(chosen)) {
    if (name === except || values.length === 0) continue
    const days = index.days.get(name)
    const facets = index.facets.get(name)
    found = found.and(
      none.or(values.flatMap((value) => (days ? foundWithin(value, days) : (facets?.get(value)?.found ?? [])))),
    )
  }
  return found
}
