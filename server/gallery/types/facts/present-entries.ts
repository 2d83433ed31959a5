import type { ContentStore } from '#engine/host.ts'

/** An entry of a type in the present content. */
export interface PresentEntry {
  contentType: string
  uid: string
  title: string
  /** Null: it has no page. */
  path: string | null
  isDraft: boolean
}

/** Entries shown of each type. */
export const MOST_ENTRIES = 20

/** The first entries of a type, by uid, and how many there are. */
export async function presentEntries(
  store: Pick<ContentStore, 'find'>,
  type: string,
): Promise<{ entries: PresentEntry[]; total: number }> {
  const { items, total } = await store.find([type], { page: { number: 1, size: MOST_ENTRIES } })
  const entries = items.map(({ contentType, uid, title, path, publishDetails }) => ({
    ...{ contentType, uid, title, path },
    isDraft: publishDetails === undefined,
  }))
  return { entries, total }
}

/** How many entries there are of a type, and the uid of the first. */
export interface Presence {
  total: number
  uid: string | undefined
}

/** What is there of each type. */
export const presenceOf = async (
  store: Pick<ContentStore, 'find'>,
  types: Iterable<string>,
): Promise<Map<string, Presence>> =>
  new Map(
    await Promise.all(
      [...types].map(async (type): Promise<[string, Presence]> => {
        const { items, total } = await store.find([type], { page: { number: 1, size: 1 } })
        return [type, { total, uid: items[0]?.uid }]
      }),
    ),
  )
