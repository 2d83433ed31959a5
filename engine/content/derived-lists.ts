import { isDeepStrictEqual } from 'node:util'
import { Slices } from '../base/async/slices.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Clock } from '../contract/ports/clock.ts'
import type { Change, Derivation } from '../contract/ports/content.ts'
import type { Boundary } from '../time/clock.ts'
import { createDependencies, type Dependencies, noteRenewal } from './dependencies.ts'
import { effectOf } from './effects.ts'

/** Entries read at a time. */
const ENTRIES_PER_READ = 50

const slices = new Slices()

/** How a list reads entries. What is read for one is noted in the dependencies given. */
export interface DerivedReader {
  /** Entries of the list by uid, the first after one: so many, and fewer only at the end. */
  after(uid: string, size: number): Promise<Entry[]>
  get(uids: readonly string[]): Promise<Entry[]>
  /** The entry with its references. */
  load(entry: Entry, dependencies: Dependencies): Promise<Entry>
  clock(boundary: Boundary): Clock
  now(): Date
}

interface Known {
  item: unknown
  dependencies: Dependencies
  /** Says what was made of the item last, of which fact, and until when it holds. */
  made?: { fact: unknown; part: unknown; boundary: Boundary }
}

const isDue = ({ next, renewal = null }: Boundary & { renewal?: Date | null }, now: Date): boolean =>
  (next !== null && next <= now) || (renewal !== null && renewal <= now)

/** Derives something of each entry of some types: only what has changed is read and derived again. */
export class DerivedList {
  readonly #types: ReadonlySet<string>
  readonly #members = new Set<string>()
  readonly #known = new Map<string, Known>()
  #isWhole = false
  #position = 0
  #turn: Promise<unknown> = Promise.resolve()

  constructor(types: readonly string[]) {
    this.#types = new Set(types)
  }

  /** Parts in the order of uids. @param dependencies what all of them are made from is noted there */
  parts(reader: DerivedReader, derivation: Derivation, dependencies: Dependencies): Promise<unknown[]> {
    const parts = this.#turn.then(() => this.#parts(reader, derivation, dependencies))
    this.#turn = parts.catch(() => undefined)
    return parts
  }

  async #parts(reader: DerivedReader, { read, facts, make }: Derivation, dependencies: Dependencies) {
    const slice = slices.begin()
    const keep = async (entries: readonly Entry[]) => {
      const position = this.#position
      const loaded = await Promise.all(
        entries.map(async (entry) => {
          const own = { ...createDependencies(), entries: new Set([entry.uid]) }
          return { uid: entry.uid, item: read(await reader.load(entry, own)), dependencies: own }
        }),
      )
      if (position !== this.#position) return false
      for (const { uid, ...known } of loaded) {
        this.#members.add(uid)
        this.#known.set(uid, known)
      }
      await slice.rest()
      return true
    }
    for (let last = ''; !this.#isWhole; ) {
      const position = this.#position
      const entries = await reader.after(last, ENTRIES_PER_READ)
      if (position !== this.#position || !(await keep(entries))) continue
      last = entries.at(-1)?.uid ?? last
      this.#isWhole = entries.length < ENTRIES_PER_READ
    }
    const isUnknown = (uid: string) => {
      const known = this.#known.get(uid)
      return !known || isDue(known.dependencies, reader.now())
    }
    for (let due = this.#due(isUnknown); due.length > 0; due = this.#due(isUnknown)) {
      const position = this.#position
      const found = await reader.get(due)
      if (position !== this.#position) continue
      const entries = found.filter(({ contentType }) => this.#types.has(contentType))
      if (!(await keep(entries))) continue
      const present = new Set(entries.map(({ uid }) => uid))
      for (const uid of due) if (!present.has(uid)) this.#forget(uid)
    }
    const all = [...this.#members].sort().flatMap((uid) => this.#known.get(uid) ?? [])
    const factOf = await facts?.(all.map(({ item }) => item))
    const parts: unknown[] = []
    for (const known of all) {
      if (slice.isOver()) await slice.rest()
      const fact = factOf?.(known.item)
      if (!known.made || isDue(known.made.boundary, reader.now()) || !isDeepStrictEqual(known.made.fact, fact)) {
        const boundary: Boundary = { next: null }
        known.made = { fact, part: make(known.item, fact, reader.clock(boundary)), boundary }
      }
      if (known.made.part !== undefined) parts.push(known.made.part)
      note(known, dependencies)
    }
    return parts
  }

  #due(isUnknown: (uid: string) => boolean): string[] {
    const due: string[] = []
    for (const uid of this.#members) if (due.length < ENTRIES_PER_READ && isUnknown(uid)) due.push(uid)
    return due
  }

  #forget(uid: string): void {
    this.#members.delete(uid)
    this.#known.delete(uid)
  }

  changed(changes: readonly Change[]): void {
    this.#position++
    for (const { uid, after } of changes) {
      if (!after || !this.#types.has(after.contentType)) this.#forget(uid)
      else this.#members.add(uid)
    }
    const effectOn = effectOf(changes)
    for (const [uid, { dependencies }] of this.#known) if (effectOn(dependencies)) this.#known.delete(uid)
  }
}

function note({ dependencies: own, made }: Known, whole: Dependencies): void {
  for (const uid of own.entries) whole.entries.add(uid)
  for (const uid of own.missing) whole.missing.add(uid)
  for (const path of own.paths) whole.paths.add(path)
  for (const [key, query] of own.queries) whole.queries.set(key, query)
  for (const { next, why } of [own, ...(made ? [made.boundary] : [])])
    if (next && (!whole.next || next < whole.next)) Object.assign(whole, { next, why })
  if (own.renewal) noteRenewal(whole, own.renewal)
}

/** Lists by their names. */
export class DerivedLists {
  readonly #lists = new Map<string, DerivedList>()

  list(name: string, types: readonly string[]): DerivedList {
    const known = this.#lists.get(name) ?? new DerivedList(types)
    this.#lists.set(name, known)
    return known
  }

  changed(changes: readonly Change[]): void {
    for (const list of this.#lists.values()) list.changed(changes)
  }

  clear(): void {
    this.#lists.clear()
  }
}
