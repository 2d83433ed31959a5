import { createHash } from 'node:crypto'
import { bytesOf, bytesOfDependencies, type Dependencies, type SiteResponse } from '#engine/host.ts'
import { cacheControl, HIT } from '../../http/cache-control.ts'
import type { Encoding } from '../../http/encodings.ts'
import { Representation } from '../../http/representation.ts'
import type { StoredFacts } from '../disk/page-file.ts'
import { type OutsideKeys, tagHeaders } from '../keys/outside.ts'

/** Estimates what a page takes beside its representation and what it was made from, in bytes. */
const PAGE_BYTES = 1500

export interface CachedPageOptions {
  /** Says what it is cached under. */
  key: string
  response: SiteResponse & { cache: NonNullable<SiteResponse['cache']> }
  /** Of a page that an earlier process rendered; absent: those of the answer. */
  facts?: StoredFacts
  /** Header lines of every answer. */
  headers: Record<string, string>
  /** Milliseconds of the process's own running clock. */
  renderedAt: number
  /** Seconds for which a shared cache may answer without asking. */
  sharedMaxAge: number
  /** Caches in front of the site that are told what changes; absent: none are. */
  outside?: OutsideKeys
  /** Small forms of the body that are at hand. */
  encoded?: Partial<Record<Encoding, Buffer>>
}

/**
 * A cache outside that is answered 304 may go by the keys that it knows: the same page with other keys is another one.
 * Without such caches the body alone says which it is.
 */
function etagOf(
  body: string | Uint8Array,
  tags: Readonly<Record<string, string>>,
  outside: OutsideKeys | undefined,
): Record<string, string> {
  if (!outside) return {}
  const hash = createHash('sha1').update(body)
  for (const keys of Object.values(tags)) hash.update(keys.split(/[ ,]/).sort().join('\n'))
  return { etag: `W/"${hash.digest('base64url').slice(0, 20)}"` }
}

const storedFacts = ({ facts }: SiteResponse): StoredFacts => ({
  styles: facts?.styles ?? [],
  pictures: [...new Set(facts?.pictures.map(({ base }) => base))],
})

/** A finished page in memory, with all that decides how long it holds. */
export class CachedPage {
  readonly key: string
  readonly representation: Representation
  readonly dependencies: Dependencies
  readonly facts: StoredFacts
  /** Milliseconds of the process's own running clock. */
  renderedAt: number
  /** Until when it is not re-rendered, because that failed; on the same running clock. */
  retryAfter = 0
  /** Set by a change of content: the page is stale. */
  isInvalidated = false
  readonly isPrivate: boolean
  /** The page's own header lines. */
  readonly headers: Record<string, string>
  readonly #tags: Record<string, string>
  readonly #options: Omit<CachedPageOptions, 'response' | 'facts' | 'encoded'>
  /** Seconds for which a shared cache may answer without asking, as the header says. */
  #sharedFor: number

  constructor({ response, facts = storedFacts(response), encoded = {}, ...options }: CachedPageOptions) {
    const { key, renderedAt } = options
    this.key = key
    this.#options = options
    this.#sharedFor = options.sharedMaxAge
    this.headers = response.headers
    this.isPrivate = response.cache.private
    this.dependencies = response.cache.dependencies
    this.facts = facts
    this.renderedAt = renderedAt
    this.#tags = this.isPrivate ? {} : tagHeaders(key, this.dependencies, options.outside)
    const headers = {
      ...etagOf(response.body, this.#tags, options.outside),
      ...this.#headers(),
    }
    this.representation = new Representation({ ...response, headers })
    this.representation.setEncoded(encoded)
  }

  /** Without what it shares with other pages. */
  get bytes(): number {
    const facts = bytesOf(this.facts)
    return PAGE_BYTES + facts + this.representation.bytes + bytesOfDependencies(this.dependencies)
  }

  /** In milliseconds. */
  get age(): number {
    return performance.now() - this.renderedAt
  }

  /** True while nothing it was made from has changed, by content or by the clock. */
  isFresh(now: number): boolean {
    return !this.isInvalidated && now < (this.dependencies.next?.getTime() ?? Number.POSITIVE_INFINITY)
  }

  /** True when it may be shown but is to be re-rendered: services outside were asked for it too long ago. */
  isDue(now: number): boolean {
    return now >= (this.dependencies.renewal?.getTime() ?? Number.POSITIVE_INFINITY)
  }

  /**
   * Tells caches outside no longer than the page holds.
   *
   * @param change when content changes next by itself, which may be content of this page
   */
  updateHeaders(now: number, change = Number.POSITIVE_INFINITY): void {
    const left = Math.floor((Math.min(this.dependencies.next?.getTime() ?? change, change) - now) / 1000)
    const seconds = Math.max(0, Math.min(this.#options.sharedMaxAge, left))
    if (seconds === this.#sharedFor) return
    this.#sharedFor = seconds
    this.representation.setHeaders(this.#headers())
  }

  #headers(): Record<string, string> {
    return {
      ...this.#options.headers,
      'cache-control': cacheControl(this.isPrivate ? null : this.#sharedFor),
      'cache-status': HIT,
      ...this.headers,
      ...this.#tags,
    }
  }
}
