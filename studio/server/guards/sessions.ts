import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Somebody who has opened the studio. */
export interface Session {
  /** Names it inside this process; not what its cookie says. */
  id: number
  person: { name: string }
}

/** So many are open at once; of more the one that was not used for longest ends. */
const MAX_SESSIONS = 8

/** Sessions of one process. They end with it. */
export class Sessions {
  readonly #cookie: string
  readonly #onEnd: (session: Session) => void
  readonly #open = new Map<string, Session>()
  #token: Buffer | undefined
  #count = 0

  /**
   * @param cookie name of the cookie: ports of one machine share their cookies
   * @param onEnd told of each that ends
   */
  constructor(cookie: string, onEnd: (session: Session) => void = () => undefined) {
    this.#cookie = cookie
    this.#onEnd = onEnd
  }

  /** A token that opens one session, once. The one before it opens none any more. */
  newToken(): string {
    const token = secret()
    this.#token = hashed(token)
    return token
  }

  /**
   * Opens a session.
   *
   * @returns the line that sets its cookie; undefined: the token is wrong, or was used
   */
  begin(token: unknown): { session: Session; setCookie: string } | undefined {
    if (typeof token !== 'string' || !this.#token || !timingSafeEqual(hashed(token), this.#token)) return undefined
    this.#token = undefined
    const value = secret()
    const session = { id: ++this.#count, person: { name: 'Editor' } }
    this.#open.set(keyOf(value), session)
    for (const [key, oldest] of this.#open) {
      if (this.#open.size <= MAX_SESSIONS) break
      this.#open.delete(key)
      this.#onEnd(oldest)
    }
    return { session, setCookie: `${this.#cookie}=${value}; HttpOnly; SameSite=Strict; Path=/` }
  }

  /** The session of a request, by its cookie. */
  of({ headers: { cookie = '' } }: Pick<IncomingMessage, 'headers'>): Session | undefined {
    const start = `${this.#cookie}=`
    // Another server of this machine may have set one of the same name.
    const key = cookie
      .split(/; */)
      .flatMap((part) => (part.startsWith(start) ? keyOf(part.slice(start.length)) : []))
      .find((key) => this.#open.has(key))
    const session = key === undefined ? undefined : this.#open.get(key)
    if (key === undefined || !session) return undefined
    // Last in the map is used last.
    this.#open.delete(key)
    this.#open.set(key, session)
    return session
  }
}

const secret = () => randomBytes(32).toString('base64url')
const hashed = (text: string) => createHash('sha256').update(text).digest()
const keyOf = (value: string) => hashed(value).toString('base64')
