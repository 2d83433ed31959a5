import type { Entry, PageContext, Section } from 'atrium'

/** An entry in which a block is used. */
export interface Place extends Pick<Entry, 'title' | 'path' | 'contentType' | 'uid'> {
  isDraft: boolean
  /** How often the block is in it. */
  times: number
}

export interface Usage {
  /** How often the block is in content, nested ones counted too. */
  times: number
  /** In how many entries. */
  entries: number
  /** The first of them, by content type and uid. */
  places: Place[]
}

/** Places kept of each block. */
export const MAX_PLACES = 20
/** Entries in memory at a time. */
const ENTRIES_PER_READ = 200

/**
 * Counts every block in content by reading it through, a few entries at a time and with a pause between, so that others
 * are answered meanwhile.
 *
 * @returns by block type; a block that nothing uses is absent
 */
export async function usageOf({
  content,
  installed,
}: Pick<PageContext, 'content' | 'installed'>): Promise<Map<string, Usage>> {
  const usage = new Map<string, Usage>()
  for (const { name, fields } of installed().contentTypes) {
    if (![...fields.own, ...fields.page].some(({ isBlocks }) => isBlocks)) continue
    for (let number = 1; ; number++) {
      const { items } = await content.entries(name, { include: [], page: { number, size: ENTRIES_PER_READ } })
      for (const entry of items) count(entry, usage)
      if (items.length < ENTRIES_PER_READ) break
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return usage
}

/** Finds every block in an entry, however deep. */
export function blocksIn(value: unknown, seen = new Set<unknown>()): Section[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const within = Object.values(value).flatMap((inner) => blocksIn(inner, seen))
  return 'blockType' in value ? [value as Section, ...within] : within
}

function count(entry: Entry, usage: Map<string, Usage>) {
  const { title, path, contentType, uid, publishDetails } = entry
  const times = new Map<string, number>()
  for (const { blockType } of blocksIn(entry)) times.set(blockType, (times.get(blockType) ?? 0) + 1)
  for (const [blockType, here] of times) {
    const known = usage.get(blockType) ?? { times: 0, entries: 0, places: [] }
    usage.set(blockType, known)
    known.times += here
    known.entries++
    if (known.places.length < MAX_PLACES)
      known.places.push({ title, path, contentType, uid, isDraft: publishDetails === undefined, times: here })
  }
}
