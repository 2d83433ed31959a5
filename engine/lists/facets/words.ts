import type { PageContext } from '../../contract/context.ts'
import type { ListRules } from '../../contract/page/list.ts'
import type { ListIndex } from './list-index.ts'
import { RecordSet } from './record-set.ts'

/** Adds what the words find that the address asks of a filter, as its one value. */
export async function withWords(
  { filters = {} }: Pick<ListRules, 'filters'>,
  index: ListIndex<string>,
  context: PageContext,
): Promise<ListIndex<string>> {
  const facets = new Map(index.facets)
  for (const [name, { words }] of Object.entries(filters)) {
    const term = words && context.query[name]?.[0]
    if (!term) continue
    const alike = (await context.search())?.alike?.(context)
    const matching = new Set(await context.content.matching({ term, alike }))
    const found = new RecordSet(index.items.length)
    for (const [position, uid] of index.items.entries()) if (matching.has(uid)) found.add(position)
    facets.set(name, new Map([[term, { label: term, found }]]))
  }
  return { ...index, facets }
}
