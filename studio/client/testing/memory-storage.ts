import type { Drafts } from '../entry/session/drafts.ts'

/** The storage of a browser. */
export interface MemoryStorage extends Drafts {
  /** What is in it, by key. */
  texts: ReadonlyMap<string, string>
  /** It takes nothing more, as long as it is true. */
  isFull: boolean
}

export function memoryStorage(): MemoryStorage {
  const texts = new Map<string, string>()
  return {
    texts,
    isFull: false,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => void texts.delete(key),
    key: (at) => [...texts.keys()][at] ?? null,
    get length() {
      return texts.size
    },
  }
}
