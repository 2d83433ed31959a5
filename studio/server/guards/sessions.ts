import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Person } from '../people/person.ts'
import { type Cookies, cookieValues } from './cookies.ts'

/** Somebody who has opened the studio. */
export interface Session {
  /** Names it inside this process; not what its cookie says. */
  id: number
  person: Person
}

/** A session as administrators see it. */
export interface OpenSession extends Session {
  /** When it was opened, and when something was last asked for in it. */
  begun: Date
  used: Date
}

interface Kept extends Session {
  begun: number
  used: number
  /** Digests of what the cookies say: of the studio, and of a canvas on another host. */
  key: string
  canvasKey?: string
  /** A ticket for the canvas, and until when it is good. */
  ticket?: { digest: Buffer; until: number }
}

interface SessionOptions {
  /** Those of the studio's origin. */
  cookies: Cookies
  /** Those of the canvas, where it is on another host. */
  canvasCookies?: Cookies | undefined
  /** After so many milliseconds a session ends: without use, and at the latest. Absent: it ends with the process. */
  limits?: { idle: number; whole: number } | undefined
  /** Told that one begins, and of each that ends. */
  onBegin?: () => void
  onEnd?: (session: Session) => void
  now?: () => number
}

/** So many of one person, and of all, are open at once; of more the one that was not used for longest ends. */
export const MOST_OF_ONE = 8
export const MOST_OF_ALL = 100
const TICKET_LASTS = 60_000

/** Sessions of one process. They end with it. */
export class Sessions {
  /** By id; last in it is used last. */
  readonly #open = new Map<number, Kept>()
  readonly #options: SessionOptions
  readonly #name: string
  readonly #now: () => number
  #count = 0

  constructor(options: SessionOptions) {
    this.#options = options
    this.#name = options.cookies.name('studio')
    this.#now = options.now ?? Date.now
  }

  /**
   * Opens a session. What its cookie says is new each time: nobody can have known it before.
   *
   * @returns with the line that sets its cookie
   */
  begin(person: Person): { session: Session; setCookie: string } {
    const value = secret()
    const now = this.#now()
    const session = { id: ++this.#count, person, begun: now, used: now, key: keyOf(value) }
    this.#open.set(session.id, session)
    const own = this.list().filter((one) => one.person.id === person.id)
    for (const { id } of own.slice(0, -MOST_OF_ONE)) this.end(id)
    for (const { id } of this.list().slice(0, -MOST_OF_ALL)) this.end(id)
    this.#options.onBegin?.()
    return { session, setCookie: this.#options.cookies.line(this.#name, value, 'Strict') }
  }

  /**
   * The session of a request to the studio, by its cookie.
   *
   * @param isUse false: nobody has done anything, a page asks by itself
   */
  of(request: Pick<IncomingMessage, 'headers'>, isUse = true): Session | undefined {
    return this.#find(request, this.#name, 'key', isUse)
  }

  /** The session of a request to the canvas. */
  ofCanvas(request: Pick<IncomingMessage, 'headers'>): Session | undefined {
    const { canvasCookies } = this.#options
    return canvasCookies ? this.#find(request, canvasCookies.name('canvas'), 'canvasKey') : this.of(request)
  }

  #find(
    request: Pick<IncomingMessage, 'headers'>,
    name: string,
    key: 'key' | 'canvasKey',
    isUse = true,
  ): Session | undefined {
    const keys = cookieValues(request, name).map(keyOf)
    const found = this.#current().find((one) => one[key] !== undefined && keys.includes(one[key]))
    if (!found || !isUse) return found
    found.used = this.#now()
    this.#open.delete(found.id)
    this.#open.set(found.id, found)
    return found
  }

  /** A ticket with which the studio's page opens the canvas on another host, once. */
  ticket({ id }: Session): string {
    const value = secret()
    const kept = this.#open.get(id)
    if (kept) kept.ticket = { digest: hashed(value), until: this.#now() + TICKET_LASTS }
    return value
  }

  /** @returns the line that sets the cookie of the canvas; undefined: the ticket is not good, or not any more */
  openCanvas(ticket: string): string | undefined {
    const { canvasCookies } = this.#options
    const digest = hashed(ticket)
    const session = this.#current().find((one) => one.ticket && timingSafeEqual(one.ticket.digest, digest))
    if (!session?.ticket || !canvasCookies) return undefined
    const isGood = this.#now() < session.ticket.until
    delete session.ticket
    if (!isGood) return undefined
    const value = secret()
    session.canvasKey = keyOf(value)
    return canvasCookies.line(canvasCookies.name('canvas'), value, 'Strict')
  }

  /** All that are open; last is what was used last. */
  list(): OpenSession[] {
    return this.#current().map(({ id, person, begun, used }) => ({
      ...{ id, person },
      ...{ begun: new Date(begun), used: new Date(used) },
    }))
  }

  /** Ends one. @returns with the line that takes its cookie away; undefined: there is none any more */
  end(id: number): string | undefined {
    const session = this.#open.get(id)
    if (!session) return undefined
    this.#open.delete(id)
    this.#options.onEnd?.(session)
    return this.#options.cookies.line(this.#name, '', 'Strict', 'Max-Age=0')
  }

  /** Those whose time is not over; the others end. */
  #current(): Kept[] {
    const { limits } = this.#options
    const now = this.#now()
    if (limits)
      for (const { id, begun, used } of [...this.#open.values()])
        if (now - used >= limits.idle || now - begun >= limits.whole) this.end(id)
    return [...this.#open.values()]
  }
}

const secret = () => randomBytes(32).toString('base64url')
const hashed = (text: string) => createHash('sha256').update(text).digest()
const keyOf = (value: string) => hashed(value).toString('base64')
