import type { ContentStore } from '#engine/host.ts'

/**
 * A store in one language that also knows the addresses of the institution's own: where an entry is called otherwise in
 * this language, its other address leads to it. Links in content and in code name one address in all languages.
 */
export const withOwnAddresses = (store: ContentStore, own: Pick<ContentStore, 'at' | 'get'>): ContentStore => ({
  ...store,
  async at(path) {
    const here = await store.at(path)
    if (here) return here
    const there = await own.at(path)
    if (there?.kind !== 'entry') return there
    const [entry] = await store.get([there.uid])
    return typeof entry?.path === 'string' ? { kind: 'moved', to: entry.path } : null
  },
})
