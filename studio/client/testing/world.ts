import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, vi } from 'vitest'
import { editJson } from '#engine/host.ts'
import { readEntry } from '../../server/editing/entry.ts'
import { sentTexts } from '../../server/editing/texts.ts'
import { ConflictError, publishEntry, saveEntry } from '../../server/editing/writes.ts'
import { writingDesk } from '../../tests/writing-desk.ts'
import { createApi } from '../api/api.ts'
import type { Text, WireObject } from '../api/contract.ts'
import type { Drafts, Kept } from '../entry/session/drafts.ts'
import { type Saver, saveChanges } from '../entry/session/saving.ts'
import { openSession, presentOf, readValue, type Session } from '../entry/session/session.ts'
import { writeWhole } from '../entry/session/whole.ts'
import { digestOf } from '../model/compare/digest.ts'
import { demoEntry, schemaOf } from './demo-entries.ts'
import { memoryStorage } from './memory-storage.ts'

export const article = demoEntry('article', 'article_a_case_for_something_that_turns')
const ref = { type: article.type, uid: article.uid }
export const schema = schemaOf(ref.type)
const folder = temporaryFolder('world')

/** What happens to the next save: it never comes, its answer is lost, or both take their time. */
export type Fault = 'away' | 'cut' | 'slow'

/** An entry on disk, a browser that edits it, and somebody else. */
export class World {
  readonly storage = memoryStorage()
  readonly #desk = writingDesk(folder)
  #fault: Fault | undefined
  /** Requests that were sent and are not answered. */
  readonly #open = new Set<Promise<unknown>>()
  #held: { let(): void; drop(): void }[] = []
  /** Holds what a file said before it was damaged. */
  #undamaged: string | undefined
  #page = 0
  /** Digests of all that was ever on disk. */
  readonly #wasOnDisk = new Set<string>()
  /** Digests of what this browser has sent, and hashes of texts that were shown in it. */
  readonly #own = new Set<string>()
  readonly seen = new Set<string | null>([null])
  /** Texts that were written over, and were never shown here. */
  readonly #unseen: string[] = []
  /** What the server failed by. */
  readonly #failed: string[] = []
  session!: Session
  saver!: Saver
  readonly #file = (draft: boolean) => join(folder, 'entries', ref.type, `${ref.uid}${draft ? '.draft' : ''}.json`)

  constructor() {
    rmSync(join(folder, 'entries'), { recursive: true, force: true })
    mkdirSync(join(folder, 'entries', ref.type), { recursive: true })
    writeFileSync(this.#file(false), article.body)
    this.#note()
  }

  get present(): WireObject {
    return presentOf(this.session.state.get())
  }

  /** The newer text on disk. */
  get onDisk(): string | undefined {
    for (const draft of [true, false])
      try {
        return readFileSync(this.#file(draft), 'utf8')
      } catch {}
    return undefined
  }

  #note() {
    const value = this.onDisk === undefined ? undefined : readValue({ body: this.onDisk } as Text)
    if (value) this.#wasOnDisk.add(digestOf(value))
  }

  async open(): Promise<void> {
    const page = ++this.#page
    const api = createApi(async (path, init) => {
      const answer = this.#answer(String(path), init, page)
      this.#open.add(answer)
      const done = () => this.#open.delete(answer)
      answer.then(done, done)
      return answer
    })
    const entry = await api.entry(ref).catch(() => undefined)
    const empty = { ref, row: { ref, path: null, state: 'draft' }, problems: [], isMovedBy: 0 } as never
    const session = openSession({ entry: entry ?? empty, schema, drafts: this.#storageOf(page), clock: () => 0 })
    const text = entry?.draft ?? entry?.published
    if (text && session.state.get().saving !== 'conflict') this.seen.add(text.hash)
    this.session = session
    this.saver = saveChanges({ session, api })
    this.publish = () =>
      writeWhole({ session, saver: this.saver, api }, async (seen) => {
        const written = await api.publish(ref, seen)
        this.seen.add(written.hash)
        return written
      }).catch(() => false)
  }
  publish!: () => Promise<boolean>

  /** A page that is gone writes nothing any more. */
  #storageOf(page: number): Drafts {
    const { storage } = this
    const ifThere = (work: () => void) => page === this.#page && work()
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, text) => void ifThere(() => storage.setItem(key, text)),
      removeItem: (key) => void ifThere(() => storage.removeItem(key)),
      key: (at) => storage.key(at),
      get length() {
        return storage.length
      },
    }
  }

  /** The server, and the way there and back. */
  async #answer(path: string, init: RequestInit | undefined, page: number): Promise<Response> {
    const fault = this.#fault
    if (fault === 'away' || page !== this.#page) throw new TypeError('fetch failed')
    const sent = init?.body ? JSON.parse(String(init.body)) : {}
    if (fault === 'slow')
      await new Promise<void>((go, fail) =>
        this.#held.push({ let: go, drop: () => fail(new TypeError('fetch failed')) }),
      )
    const response = await this.#serve(path, init?.method ?? 'GET', sent)
    if (fault === 'cut' || page !== this.#page) throw new TypeError('fetch failed')
    return response
  }

  async #serve(path: string, method: string, sent: Record<string, unknown>): Promise<Response> {
    const { desk, session } = this.#desk
    const send = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
    try {
      if (method === 'GET') return send(await readEntry(desk, ref))
      if (method === 'PUT') this.#own.add(digestOf(sent.value as WireObject))
      const before = this.onDisk
      const written = path.endsWith('/publish')
        ? await publishEntry(desk, ref, sent, session)
        : await saveEntry(desk, ref, sent, session)
      // Whatever was there was seen in the browser before, or came from it.
      const value = before === undefined ? undefined : readValue({ body: before } as Text)
      const isSeen = this.seen.has(sent.ifHash as string) || (value !== undefined && this.#own.has(digestOf(value)))
      if (!isSeen) this.#unseen.push(before ?? '')
      this.seen.add(written.hash)
      this.#note()
      return send(written)
    } catch (error) {
      if (error instanceof ConflictError)
        return send({ error: { message: error.message, remedy: '' }, conflict: sentTexts(error.conflict) }, 409)
      const { status = 500, message } = error as { status?: number; message: string }
      if (status === 500) this.#failed.push(message)
      return send({ error: { message, remedy: '' } }, status)
    }
  }

  setFault(fault: Fault | undefined) {
    this.#fault = fault
    if (fault !== 'slow') for (const held of this.#held.splice(0)) held.let()
  }

  /** As a merge by git leaves it. */
  damage() {
    const { onDisk } = this
    if (onDisk === undefined || this.#undamaged !== undefined) return
    this.#undamaged = onDisk
    writeFileSync(this.#file(true), `<<<<<<< HEAD\n${onDisk}`)
  }

  mend() {
    if (this.#undamaged !== undefined) this.write(this.#undamaged)
  }

  /** Somebody else saves the entry as it is now, with another title. */
  others(word: string) {
    this.mend()
    if (this.onDisk !== undefined)
      this.write(editJson(this.onDisk, { ...JSON.parse(this.onDisk), title: `Of others: ${word}` }))
  }

  /** Somebody else writes; null: deletes. */
  write(body: string | null) {
    if (body === null) for (const draft of [true, false]) rmSync(this.#file(draft), { force: true })
    else writeFileSync(this.#file(true), body)
    this.#undamaged = undefined
    this.#note()
  }

  #untilHeld = async () => {
    while (this.#open.size > this.#held.length) await new Promise((resolve) => setImmediate(resolve))
  }

  readonly idle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn++) {
      await this.#untilHeld()
      await vi.advanceTimersByTimeAsync(0)
    }
  }

  async pass(time: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(time)
    await this.idle()
  }

  /** The page is gone, with all its timers. */
  async crash(arrives: boolean): Promise<void> {
    this.#page++
    vi.clearAllTimers()
    if (!arrives) for (const held of this.#held.splice(0)) held.drop()
    this.setFault(undefined)
    await this.idle()
    this.mend()
    // Of what was deleted nothing is edited, unless work on it is left.
    if (this.onDisk === undefined && this.storage.length === 0) this.write(article.body)
    await this.open()
  }

  /** Where what is seen in the browser would be found again if it were closed now. */
  expectKept(what: string) {
    expect([this.#unseen, this.#failed]).toEqual([[], []])
    const mine = digestOf(this.present)
    const copies = [...this.storage.texts.values()].map((text) => digestOf((JSON.parse(text) as Kept).value))
    if (!copies.includes(mine) && !this.#wasOnDisk.has(mine))
      expect(`${what}: neither on disk nor in the browser`).toBe('')
  }
}
