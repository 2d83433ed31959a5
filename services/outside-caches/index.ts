import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Log } from 'atrium'
import { type Change, type Dependencies, MANY } from '#engine/host.ts'
import type { OutsideCache } from './adapters/outside-cache.ts'
import { configuredCaches, type OutsideSettings } from './configured.ts'
import { Deliverer, type Deliveries } from './deliverer.ts'
import { ALL, changeKeys, listsOf, type OrderedKeys, orderKeys, withGroups } from './keys.ts'
import { Known } from './known.ts'
import { Outbox } from './outbox.ts'
import { pageKeys } from './page-keys.ts'

export interface OutsideOptions {
  settings: OutsideSettings
  dataDir: string
  log: Log
  /** Milliseconds of the time of day. */
  clock?: () => number
  /** From 0 to 1, below 1: how long is waited after a failure. */
  random?: () => number
  fetch?: typeof fetch
}

/** Holds what waits for one cache, and what became of calls to it. */
export interface OutsideState extends Deliveries {
  name: string
  /** Keys. */
  waiting: number
  /** For how many seconds the oldest has been waiting; 0: none is. */
  seconds: number
}

/** The time of day by the process's own running clock: retries do not follow a clock that a test moves. */
const timeOfDay = () => performance.timeOrigin + performance.now()

/** The caches in front of the site: what pages tell them, and what they are told when content changes. */
export class OutsideCaches {
  readonly #caches: readonly OutsideCache[]
  readonly #outbox: Outbox
  readonly #known: Known
  #forgotten: () => void = () => undefined
  readonly #deliverer: Deliverer
  readonly #log: Log
  readonly #clock: () => number

  constructor({ settings, dataDir, log, clock = timeOfDay, random = Math.random, fetch }: OutsideOptions) {
    this.#log = log
    this.#clock = () => Math.floor(clock())
    this.#caches = configuredCaches(settings)
    const caches = this.#caches.map(({ name }) => name)
    this.#outbox = new Outbox({
      path: join(dataDir, 'purges.db'),
      caches,
      clock: this.#clock,
      log,
      onReplaced: () => this.#known?.keep(),
    })
    this.#known = new Known({ outbox: this.#outbox, clock: this.#clock, onForgotten: () => this.#forget() })
    this.#deliverer = new Deliverer({
      caches: this.#caches,
      outbox: this.#outbox,
      log,
      clock: this.#clock,
      random,
      fetch,
    })
  }

  /** Header lines in which the caches read keys. */
  get headers(): readonly string[] {
    return [...new Set(this.#caches.map(({ header }) => header))]
  }

  /**
   * The keys by which an answer can be purged, the most general first. What it was made from is noted for that.
   *
   * @param key under which it is cached here
   * @param most bytes of all keys with a separator each
   * @param isFilterVariant it is one choice of many at its address
   */
  keysOf(key: string, dependencies: Dependencies, most: number, isFilterVariant: boolean): readonly string[] {
    const { keys, groups } = pageKeys(key, dependencies, most)
    const isNoted = this.#known.note(listsOf(dependencies), groups, isFilterVariant)
    return isNoted ? keys : [...keys.slice(0, 2), MANY]
  }

  /** Told when pages have to be given their keys again. */
  onForgotten(listener: () => void): void {
    this.#forgotten = listener
  }

  /** The revision of the content up to which changes were taken; undefined: nothing is known. */
  get revision(): number | undefined {
    return this.#revisionIn(REVISION)
  }

  /** The same caches for pages in another language, whose content has revisions of its own. Keys are the same in all. */
  inLanguage(tag: string) {
    const caches = this
    const fact = `${REVISION} ${tag}`
    return {
      headers: this.headers,
      keysOf: this.keysOf.bind(this),
      order: this.order.bind(this),
      get revision() {
        return caches.#revisionIn(fact)
      },
      changed: (changes: readonly Change[]) => this.#changed(changes, fact),
      everything: (revision?: number) => this.#add({ hard: [ALL] }, fact, revision),
    }
  }

  /**
   * Begins. A cache that was filled by another build, with other settings, or nobody knows by which, purges everything.
   *
   * @param fingerprint of build and settings
   * @param revision of the content that the site follows from; undefined: it is not known
   */
  begin(fingerprint: string, revision: number | undefined): void {
    for (const { name } of this.#caches) {
      if (this.#outbox.fact(`fingerprint ${name}`) === fingerprint) continue
      this.#outbox.add({ soft: [ALL] }, { [`fingerprint ${name}`]: fingerprint }, [name])
    }
    if (this.revision === undefined && revision !== undefined) this.#outbox.add({}, { revision: String(revision) })
  }

  /** Purges from now on what waits. */
  deliver(): void {
    this.#deliverer.start()
  }

  /** False while a call is under way. */
  get isResting(): boolean {
    return this.#deliverer.isResting
  }

  /** Purges the answers that changes of content touch; those of entries that are gone are shown by nobody any more. */
  changed(changes: readonly Change[]): Promise<void> {
    return this.#changed(changes, REVISION)
  }

  async #changed(changes: readonly Change[], fact: string): Promise<void> {
    const last = changes.at(-1)
    if (!last) return
    const gone = changes.filter(({ after }) => after === null)
    const known = this.#known
    this.#add({ soft: await keysOf(changes, known), hard: await keysOf(gone, known) }, fact, last.revision)
  }

  /** Purges everything: nobody knows what has changed. @param revision of the content from now on; absent: the same */
  everything(revision?: number): void {
    this.#add({ hard: [ALL] }, REVISION, revision)
  }

  /** Purges what somebody names. */
  order(order: OrderedKeys): void {
    this.#add({ soft: withGroups(orderKeys(order), this.#known.groups) })
  }

  /** Returns what waits for each cache. */
  get states(): OutsideState[] {
    return this.#caches.map(({ name }) => {
      const { keys, since } = this.#outbox.waiting(name)
      const seconds = since === null ? 0 : Math.max(0, (this.#clock() - since) / 1000)
      const { sent, failed } = this.#deliverer.deliveriesTo(name)
      return { name, waiting: keys, seconds, sent, failed }
    })
  }

  /** The oldest keys that wait for a cache. */
  waitingFor(name: string, most: number): string[] {
    return this.#outbox.named(name, most)
  }

  async close(): Promise<void> {
    await this.#deliverer.stop()
    this.#outbox.close()
  }

  #forget(): void {
    this.#log.warn(
      {},
      'There were too many different lists and parts of pages to tell outside caches of: every page is asked for again.',
    )
    this.#add({ soft: [ALL] })
    this.#forgotten()
  }

  #revisionIn(fact: string): number | undefined {
    const text = this.#outbox.fact(fact)
    return text === undefined ? undefined : Number(text)
  }

  #add(keys: Parameters<Outbox['add']>[0], fact = REVISION, revision?: number): void {
    const full = this.#outbox.add(keys, revision === undefined ? {} : { [fact]: String(revision) })
    for (const name of full)
      this.#log.warn({ cache: name }, `Too many purges wait for ${name}: it will purge every page instead.`)
    this.#deliverer.look()
  }
}

/** The fact that says up to which revision of the content purges are written down. */
const REVISION = 'revision'

/** Says what is looked through in one go, so that visitors are answered in between. */
const ITEMS_PER_SLICE = 200

/** The keys of answers that changes touch. */
async function keysOf(changes: readonly Change[], { lists, groups }: Known): Promise<Set<string>> {
  const keys = changeKeys(changes, [])
  if (changes.length === 0) return keys
  for (let at = 0; at < lists.length; at += ITEMS_PER_SLICE) {
    for (const key of changeKeys(changes, lists.slice(at, at + ITEMS_PER_SLICE))) keys.add(key)
    await setImmediate()
  }
  const all = new Set(keys)
  for (let at = 0; at < groups.length; at += ITEMS_PER_SLICE) {
    for (const key of withGroups(keys, groups.slice(at, at + ITEMS_PER_SLICE))) all.add(key)
    await setImmediate()
  }
  return all
}
