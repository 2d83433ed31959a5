import { setImmediate } from 'node:timers/promises'
import { ASSETS } from '../api/sync-item.ts'
import type { ItemName, RawItems } from '../raw/raw-items.ts'

/** Entries looked at before other work gets its turn. */
const ENTRIES_PER_SLICE = 50

/** Entries in which one of the uids is a value of its own, those with such a uid left out. */
export async function mentioning(items: RawItems, uids: ReadonlySet<string>): Promise<ItemName[]> {
  if (uids.size === 0) return []
  const found: ItemName[] = []
  let looked = 0
  for (const name of items.names()) {
    if (name.type === ASSETS || uids.has(name.uid)) continue
    if (++looked % ENTRIES_PER_SLICE === 0) await setImmediate()
    if (items.localesOf(name).some((locale) => names(items.read({ ...name, locale }), uids))) found.push(name)
  }
  return found
}

function names(value: unknown, uids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return uids.has(value)
  return typeof value === 'object' && value !== null && Object.values(value).some((item) => names(item, uids))
}
