import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { BoundedCache } from '#engine/host.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Share, ShareTable } from '../store/shares.ts'

/** So many are open at once, in all. */
export const MAX_OPEN = 100
const SECRET_BYTES = 32
/** What others with the same store have made or called back is known after so long, in milliseconds. */
const FRESH_MS = 1000
/** So many wrong ones of a caller are looked at in a minute: links that are opened, and cookies of which each page sends many. */
export const MAX_WRONG = { link: 30, cookie: 300 }
const MINUTE = 60_000
const CALLERS_BYTES = 512 * 1024
const CALLER_BYTES = 100

const TOKEN = /^(\d{1,10})\.([\w-]{43})$/
const NOBODY = Buffer.alloc(32)

/** What becomes of a link that somebody brings. */
export type Brought = { share: Share } | { refused: 'unknown' | 'too often' }

/** Links by which people without account see drafts. They outlive the program. */
export class Shares {
  readonly #table: ShareTable
  readonly #now: () => Date
  readonly #wrong = new BoundedCache<{ count: number; until: number }>(CALLERS_BYTES)
  #known = new Map<number, Share>()
  #read: Promise<void> | undefined
  /** Grows with each that is made or called back here: what was read before is not known any more. */
  #changes = 0
  #readAt = Number.NEGATIVE_INFINITY

  constructor(table: ShareTable, now: () => Date) {
    this.#table = table
    this.#now = now
  }

  /** Those that are open, oldest first. */
  async list(): Promise<Share[]> {
    await this.#fresh()
    const now = this.#now().getTime()
    return [...this.#known.values()].filter(({ until }) => until > now)
  }

  /**
   * Makes one.
   *
   * @returns with what its address says: it cannot be had again
   * @throws ApiError when too many are open
   */
  async make(given: Omit<Share, 'id' | 'hash' | 'made' | 'opened' | 'last'>): Promise<{ share: Share; token: string }> {
    await this.#table.trim(this.#now().getTime())
    this.#readAt = Number.NEGATIVE_INFINITY
    if ((await this.list()).length >= MAX_OPEN)
      throw new ApiError(409, '{most} links are open already.', 'Call some of them back that nobody needs.', {
        most: MAX_OPEN,
      })
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const made = { ...given, hash: hashed(secret).toString('base64'), made: this.#now().getTime() }
    const share = { ...made, id: await this.#table.add(made), opened: 0, last: null }
    this.#changes++
    this.#known.set(share.id, share)
    return { share, token: `${share.id}.${secret}` }
  }

  /**
   * The link that somebody brings. A wrong one costs one hash.
   *
   * @param caller who brings it
   */
  async find(token: string, caller: string, as: keyof typeof MAX_WRONG): Promise<Brought> {
    const [, id = '', secret = ''] = TOKEN.exec(token) ?? []
    const now = this.#now().getTime()
    const key = `${as} ${caller}`
    const last = this.#wrong.get(key)
    const wrong = last && last.until > performance.now() ? last : { count: 0, until: performance.now() + MINUTE }
    if (wrong.count >= MAX_WRONG[as]) return { refused: 'too often' }
    await this.#fresh()
    const share = this.#known.get(Number(id))
    const isRight = timingSafeEqual(hashed(secret), share ? Buffer.from(share.hash, 'base64') : NOBODY)
    if (isRight && share && share.until > now) return { share }
    this.#wrong.set(key, { ...wrong, count: wrong.count + 1 }, CALLER_BYTES)
    return { refused: 'unknown' }
  }

  /** Counts that one was opened. */
  async count(share: Share): Promise<void> {
    const now = this.#now().getTime()
    Object.assign(share, { opened: share.opened + 1, last: now })
    await this.#table.count(share.id, now)
  }

  /** Calls one back: from now on it leads nowhere. */
  async end(id: number): Promise<void> {
    await this.#table.remove(id)
    this.#changes++
    this.#known.delete(id)
  }

  async #fresh(): Promise<void> {
    const now = performance.now()
    if (now - this.#readAt >= FRESH_MS) {
      this.#readAt = now
      const changes = this.#changes
      this.#read = this.#table.open(this.#now().getTime()).then((all) => {
        if (changes !== this.#changes) return
        this.#known = new Map(all.map((share) => [share.id, share]))
      })
      this.#read.catch(() => {
        this.#readAt = Number.NEGATIVE_INFINITY
      })
    }
    await this.#read
  }
}

const hashed = (text: string) => createHash('sha256').update(text).digest()
