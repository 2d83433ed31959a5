import { defineService } from 'atrium'
import type { ContentStore } from '#engine/contract/ports/content.ts'
import type { IndexedRecord } from '#engine/contract/ports/text-search.ts'
import { smallSite } from '../content/small-site.ts'

/** Asks for uids of entries and titles of records. */
export const searchIn =
  (store: ContentStore) =>
  async (term: string, more: { kind?: string; source?: string } = {}): Promise<string[]> =>
    (await store.search({ term, from: 0, size: 20, ...more })).hits.map((hit) => ('uid' in hit ? hit.uid : hit.title))

const catalogue = defineService({
  variables: {},
  open: () => null,
  records: {
    folder: 'search',
    read: (text) => ({
      records: (JSON.parse(text) as Partial<IndexedRecord>[]).map((record) => ({
        ...{ title: '', url: '', description: '', kind: 'artwork' },
        ...record,
      })),
      problems: [],
    }),
  },
})
/** A small site that finds records in `search/`. */
export const site = { ...smallSite(), services: new Map([['catalogue', { definition: catalogue }]]) }
