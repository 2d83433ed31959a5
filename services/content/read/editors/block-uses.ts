import { setImmediate } from 'node:timers/promises'
import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'

/** So many entries are looked through, those that were changed last: what is used now. */
const MAX_ENTRIES = 1000
const BATCH = 50
/** Matches the name of a block in a stored entry; in texts such quotation marks are escaped. */
const BLOCK = /"blockType":"(\w+)"/g

/** How often each block is in the entries that were changed last, by its name in the model. */
export async function countBlocks(db: Database): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const uids = db.all<{ uid: string }>(
    `SELECT ${texts('uid')} FROM listed ORDER BY updated_at DESC LIMIT ?`,
    MAX_ENTRIES,
  )
  for (let from = 0; from < uids.length; from += BATCH) {
    const named = JSON.stringify(uids.slice(from, from + BATCH).map(({ uid }) => uid))
    const rows = db.all<{ model: string }>(
      `SELECT ${texts('p.model')} FROM json_each(?) u CROSS JOIN preview p ON p.uid = u.value`,
      named,
    )
    for (const { model } of rows)
      for (const [, name = ''] of model.matchAll(BLOCK)) counts.set(name, (counts.get(name) ?? 0) + 1)
    await setImmediate()
  }
  return counts
}
