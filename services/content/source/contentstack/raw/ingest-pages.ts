import type { LocalKey } from '../api/sync-item.ts'
import type { Published } from '../asset-details.ts'
import { Outcome } from './outcome.ts'
import type { ItemName, RawItems } from './raw-items.ts'
import type { StagedPages } from './staged-pages.ts'

export interface TakenIn {
  /** Items that are written or gone. */
  touched: ItemName[]
  /** Items of the answers that could not be read. */
  unreadable: number
}

export interface TakeInOptions {
  /** The pages hold everything that is published: what is not in them is gone. */
  isWhole: boolean
  /** The one language that was asked for; absent: all. */
  locale: string | undefined
  /** Adds what the pages leave out of items. */
  complete(published: readonly Published[]): Promise<Published[]>
}

/** Brings all staged pages into the raw items. It may be ended at any moment and begun again: the same comes out. */
export async function ingestPages(
  pages: StagedPages,
  items: RawItems,
  { isWhole, locale, complete }: TakeInOptions,
): Promise<TakenIn> {
  const outcome = Outcome.of(pages, locale)
  const touched = new Map<string, ItemName>()
  const touch = ({ type, uid }: ItemName) => touched.set(`${type}/${uid}`, { type, uid })
  const kept = new Set<string>()
  for (const [number, places] of byPage(outcome)) {
    const page = pages.read(number)
    const published = places.flatMap(({ key, index }) => {
      const raw = page.items[index]
      return raw ? [{ key, raw }] : []
    })
    for (const { key, raw } of await complete(published)) {
      await items.write(key, raw)
      touch(key)
      kept.add(`${key.type}/${key.locale}/${key.uid}`)
    }
  }
  for (const key of items.keys()) {
    const isGone = isWhole ? !kept.has(`${key.type}/${key.locale}/${key.uid}`) : outcome.isGone(key)
    if (!isGone) continue
    await items.remove(key)
    touch(key)
  }
  return { touched: [...touched.values()], unreadable: outcome.unreadable }
}

function byPage(outcome: Outcome) {
  const pages = new Map<number, { key: LocalKey; index: number }[]>()
  for (const { page, ...place } of outcome.published()) pages.set(page, [...(pages.get(page) ?? []), place])
  return pages
}
