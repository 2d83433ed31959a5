import type { Change, Dependencies } from '#engine/host.ts'
import { isFilterVariant } from './filter-variants.ts'
import type { PurgeOrder } from './purge-order.ts'
import { boundedTags, MAX_TAGS_LENGTH } from './tags.ts'

/** By which keys caches in front of the site find an answer. */
export interface OutsideKeys {
  /** The header lines in which they read them. */
  readonly headers: readonly string[]
  /** No more than fit into so many bytes with a separator each. */
  keysOf(key: string, dependencies: Dependencies, most: number, isFilterVariant: boolean): readonly string[]
}

/** Holds what waits for a cache in front of the site. */
export interface OutsideState {
  name: string
  /** Keys. */
  waiting: number
  /** For how long the oldest has been waiting. */
  seconds: number
  /** Keys. */
  sent: number
  /** Calls. */
  failed: number
}

/** Caches in front of the site, which are told what changes in one language. */
export interface OutsidePages extends OutsideKeys {
  /** The revision of the content up to which they were told; undefined: it is not known. */
  readonly revision: number | undefined
  changed(changes: readonly Change[]): Promise<void>
  everything(revision?: number): void
  order(order: PurgeOrder): void
}

/** The caches themselves, by which the pages of the institution's own language are kept. */
export interface OutsideCaches extends OutsidePages {
  readonly states: readonly OutsideState[]
  begin(fingerprint: string, revision: number | undefined): void
  deliver(): void
  /** The same for pages in another language, whose content has revisions of its own. @param tag BCP 47 */
  inLanguage(tag: string): OutsidePages
  /** Told when pages have to be given their keys again. */
  onForgotten(listener: () => void): void
  close(): Promise<void>
}

/** Bounds what the keys of an answer may take in each of the header lines. */
export const keyBytes = (headers: readonly string[]): number => MAX_TAGS_LENGTH / headers.length

/**
 * Header lines with the tags of an answer.
 *
 * @param outside absent: nobody is told by the site, and the tags are those for a purge by hand
 */
export function tagHeaders(key: string, dependencies: Dependencies, outside?: OutsideKeys): Record<string, string> {
  if (!outside) {
    const tags = boundedTags(dependencies)
    return tags === undefined ? {} : { 'surrogate-key': tags }
  }
  const { headers } = outside
  const keys = outside.keysOf(key, dependencies, keyBytes(headers), isFilterVariant(key))
  // Cloudflare parts them by commas, and the others by spaces.
  return Object.fromEntries(headers.map((name) => [name, keys.join(name === 'cache-tag' ? ',' : ' ')]))
}
