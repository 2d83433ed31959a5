import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editJson } from '#engine/host.ts'
import { temporaryFolder } from '#engine/testing'
import { readEntry } from '../../../server/editing/entry.ts'
import { sentTexts } from '../../../server/editing/texts.ts'
import { ConflictError, publishEntry, saveEntry } from '../../../server/editing/writes.ts'
import { writingDesk } from '../../../tests/writing-desk.ts'
import { createApi } from '../../api/api.ts'
import type { Text, WireObject } from '../../api/contract.ts'
import { digestOf } from '../../model/compare/digest.ts'
import { mergeFields, type Side } from '../../model/compare/merge.ts'
import type { Edit } from '../../model/edit.ts'
import { demoEntry, schemaOf } from '../../testing/demo-entries.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { fitting, randomEdits } from '../../testing/random-edits.ts'
import { lookAgain, makeAgain, settle } from './conflicts.ts'
import type { Drafts, Kept } from './drafts.ts'
import { type Saver, saveChanges } from './saving.ts'
import { openSession, presentOf, readValue, type Session } from './session.ts'
import { writeWhole } from './whole.ts'

const article = demoEntry('article', 'article_a_case_for_something_that_turns')
const ref = { type: article.type, uid: article.uid }
const schema = schemaOf(ref.type)
const folder = temporaryFolder('lossless')

/** What happens to the next save: it never comes, its answer is lost, or both take their time. */
type Fault = 'away' | 'cut' | 'slow'

type Plain = 'undo' | 'redo' | 'publish' | 'reload' | 'back' | 'gone' | 'damaged'

type Step =
  | { kind: 'edit'; edit: Edit }
  | { kind: Plain }
  | { kind: 'pass'; time: number }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'crash'; arrives: boolean }
  | { kind: 'others'; word: string }
  | { kind: 'settle'; side: Side }

const one = (kind: Plain) => fc.constant<Step>({ kind })
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 40, arbitrary: randomEdits.map((edit): Step => ({ kind: 'edit', edit })) },
  { weight: 8, arbitrary: one('undo') },
  { weight: 6, arbitrary: one('redo') },
  { weight: 14, arbitrary: fc.constantFrom(10, 700, 1600, 6000).map((time): Step => ({ kind: 'pass', time })) },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Fault>('away', 'cut', 'slow').map((fault): Step => ({ kind: 'fault', fault })),
  },
  { weight: 6, arbitrary: one('back') },
  { weight: 5, arbitrary: fc.boolean().map((arrives): Step => ({ kind: 'crash', arrives })) },
  { weight: 2, arbitrary: one('reload') },
  { weight: 3, arbitrary: fc.string().map((word): Step => ({ kind: 'others', word })) },
  { weight: 6, arbitrary: fc.constantFrom<Side>('mine', 'theirs').map((side): Step => ({ kind: 'settle', side })) },
  { weight: 2, arbitrary: one('publish') },
  { weight: 1, arbitrary: one('gone') },
  { weight: 1, arbitrary: one('damaged') },
)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** An entry on disk, a browser that edits it, and somebody else. */
class World {
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
      if (status === 500) throw error
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
    expect(this.#unseen).toEqual([])
    const mine = digestOf(this.present)
    const copies = [...this.storage.texts.values()].map((text) => digestOf((JSON.parse(text) as Kept).value))
    if (!copies.includes(mine) && !this.#wasOnDisk.has(mine))
      expect(`${what}: neither on disk nor in the browser`).toBe('')
  }
}

it('10,000 random edits with undo, lost answers, crashes and others who write: all is on disk or in the browser', async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 100, maxLength: 100 }), async (all) => {
      const world = new World()
      await world.open()
      for (const step of all) {
        count++
        await take(world, step)
        world.expectKept(JSON.stringify(step))
      }
      await expectSaved(world)
    }),
    { numRuns: 100 },
  )
  expect(count).toBe(10_000)
})

async function take(world: World, step: Step): Promise<void> {
  const { session, saver } = world
  switch (step.kind) {
    case 'edit': {
      const edit = fitting(step.edit, world.present)
      if (edit) session.edit(edit)
      return
    }
    case 'undo':
      return session.undo()
    case 'redo':
      return session.redo()
    case 'pass':
      return world.pass(step.time)
    case 'fault':
      return world.setFault(step.fault)
    case 'back':
      world.setFault(undefined)
      return world.idle()
    case 'publish':
      void world.publish()
      return world.idle()
    case 'reload':
      void saver.now()
      return expectBack(world, true)
    case 'crash':
      return expectBack(world, step.arrives)
    case 'others':
      return world.others(step.word)
    case 'gone':
      return world.write(null)
    case 'damaged':
      return world.damage()
    case 'settle':
      return resolve(world, step.side)
  }
}

/** Whoever opens the entry again finds what was there; where all of it was on disk, what others made of it since. */
async function expectBack(world: World, arrives: boolean): Promise<void> {
  const before = digestOf(world.present)
  await world.crash(arrives)
  const { saving, stored } = world.session.state.get()
  if (digestOf(world.present) === before) return
  expect([saving, world.present]).toEqual(['saved', stored])
}

/** Whoever edits looks at both versions and chooses. */
async function resolve({ session, saver, seen, present, idle }: World, side: Side): Promise<void> {
  const { saving, conflict, stored } = session.state.get()
  if (saving !== 'conflict') return
  const theirs = conflict && readValue(conflict)
  if (theirs && conflict) {
    const rows = mergeFields(schema.fields, stored, present, theirs)
    seen.add(conflict.hash)
    const sides = new Map(rows.map(({ key, proposed }) => [key, proposed ?? side]))
    settle(session, { theirs, hash: conflict.hash, sides })
  } else if (conflict) lookAgain(session)
  else makeAgain(session)
  void saver.now()
  await idle()
}

/** Once everybody is there again and every choice is made, all is on disk and nothing is left in the browser. */
async function expectSaved(world: World): Promise<void> {
  for (let turn = 0; turn < 20 && world.session.state.get().saving !== 'saved'; turn++) {
    world.setFault(undefined)
    world.mend()
    await resolve(world, 'mine')
    await world.pass(6000)
  }
  const { saving, refusal } = world.session.state.get()
  expect([saving, refusal]).toEqual(['saved', undefined])
  expect(digestOf(JSON.parse(world.onDisk ?? '{}'))).toBe(digestOf(world.present))
  expect([...world.storage.texts.keys()]).toEqual([])
}
