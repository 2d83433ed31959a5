import { isRecord } from 'atrium'
import type { Raw } from '../conversion/values/types.ts'
import type { AskContentstack } from './client.ts'
import { isShallow } from './nesting.ts'
import { askList } from './questions.ts'

/** Asks for sizes of pictures, and for what extensions of the media library store with assets: lists have them on demand. */
export const WITH_DETAILS = { include_dimension: 'true', include_metadata: 'true' } as const

/** Uids in the address of one question. */
const MAX_UIDS = 50

/**
 * Published assets with their details, which the sync API leaves out.
 *
 * @param locale absent: the master language
 * @returns by uid; one that is not there is missing
 */
export async function askAssets(
  ask: AskContentstack,
  uids: readonly string[],
  locale?: string,
): Promise<Map<string, Raw>> {
  const found = new Map<string, Raw>()
  const inLocale: Record<string, string> = locale === undefined ? {} : { locale }
  for (let start = 0; start < uids.length; start += MAX_UIDS) {
    const some = JSON.stringify({ uid: { $in: uids.slice(start, start + MAX_UIDS) } })
    const query = { ...WITH_DETAILS, query: some, ...inLocale }
    for await (const page of askList(ask, { path: '/assets', name: 'assets', query, most: MAX_UIDS }))
      for (const asset of page)
        if (isRecord(asset) && typeof asset.uid === 'string' && isShallow(asset)) found.set(asset.uid, asset)
  }
  return found
}
