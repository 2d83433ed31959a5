import type { Entry, Section } from '#engine'
import { type ContentStore, type Fields, type SiteDefinition, visitFields } from '#engine/host.ts'
import { blockFields } from './block-fields.ts'

/** An entry in which a block stands. */
export interface Place {
  title: string
  /** The page that shows the entry by itself; null: none does. */
  path: string | null
  contentType: string
  uid: string
  isDraft: boolean
  /** How often the block stands in it. */
  times: number
}

export interface Usage {
  /** How often the block stands in content, nested ones counted too. */
  times: number
  /** In how many entries. */
  entries: number
  /** The first of them, by content type and uid. */
  places: Place[]
}

/** Places kept of each block. */
export const MOST_PLACES = 20
/** Entries in memory at a time. */
const READ = 200

/**
 * Counts every block in the content of a store by reading it through, a few entries at a time and with a pause between,
 * so that others are answered meanwhile.
 *
 * @returns by block type; a block that stands nowhere is absent
 */
export async function usageOf(
  store: Pick<ContentStore, 'find'>,
  { contentTypes, blocks }: Pick<SiteDefinition, 'contentTypes' | 'blocks'>,
): Promise<Map<string, Usage>> {
  const usage = new Map<string, Usage>()
  for (const [type, { fields }] of contentTypes) {
    if (blockFields(fields).length === 0) continue
    for (let number = 1; ; number++) {
      const { items } = await store.find([type], { page: { number, size: READ } })
      for (const entry of items) count(entry, blocksIn(entry, fields, blocks), usage)
      if (items.length < READ) break
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return usage
}

/** Every block that stands in an entry, however deep. */
export function blocksIn(entry: Entry, fields: Fields, blocks: SiteDefinition['blocks']): Section[] {
  const found: Section[] = []
  visitFields(fields, entry, blocks, (value, { kind }) => {
    if (kind === 'blocks') found.push(value as Section)
  })
  return found
}

function count({ title, path, contentType, uid, publishDetails }: Entry, found: Section[], usage: Map<string, Usage>) {
  const times = new Map<string, number>()
  for (const { blockType } of found) times.set(blockType, (times.get(blockType) ?? 0) + 1)
  for (const [blockType, here] of times) {
    const known = usage.get(blockType) ?? { times: 0, entries: 0, places: [] }
    usage.set(blockType, known)
    known.times += here
    known.entries++
    if (known.places.length < MOST_PLACES)
      known.places.push({ title, path, contentType, uid, isDraft: publishDetails === undefined, times: here })
  }
}
