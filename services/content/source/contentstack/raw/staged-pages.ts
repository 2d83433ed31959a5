import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '#engine/host.ts'
import { namesOf } from '../../files/listing.ts'
import type { Position, SyncPage } from '../api/questions.ts'
import { readJson } from './read-json.ts'
import { isPosition } from './state.ts'

/** More than a million items: an answer without an end. */
const MAX_PAGES = 10_000

interface StagedPage extends SyncPage {
  /** Where the sync began; null: everything was asked for. */
  begun: Position | null
}

const nameOf = (number: number) => `${String(number).padStart(6, '0')}.json`

/**
 * Pages of one sync on disk until all of them are there, so that they are taken in as one, and so that a process that was
 * killed goes on where it was.
 */
export class StagedPages {
  readonly #directory: string
  #count = 0
  #last: Pick<StagedPage, 'begun' | 'next'> | undefined
  readonly #tokens = new Set<string>()

  /** Finds what an earlier process has left. Of pages with one missing between them none counts. */
  constructor(directory: string) {
    this.#directory = directory
    for (const name of namesOf(directory).filter((name) => /^\d+\.json$/.test(name))) {
      const page = name === nameOf(this.#count + 1) ? this.#read(name) : undefined
      if (!page) break
      this.#note(page)
    }
  }

  /** Where the sync began whose pages these are; undefined: there are none. */
  get begun(): Position | null | undefined {
    return this.#last?.begun
  }

  /** Where it goes on. */
  get next(): Position | undefined {
    return this.#last?.next
  }

  /** All pages are there. */
  get isWhole(): boolean {
    return this.#last?.next.name === 'sync_token'
  }

  get count(): number {
    return this.#count
  }

  /** @returns false where the page leads to one that was read already, or there are too many */
  async add(page: StagedPage): Promise<boolean> {
    if (this.#tokens.has(page.next.token) || this.#count >= MAX_PAGES) return false
    await writeWhole(join(this.#directory, nameOf(this.#count + 1)), JSON.stringify(page))
    this.#note(page)
    return true
  }

  /** @throws when the file is gone or damaged */
  read(number: number): StagedPage {
    const page = this.#read(nameOf(number))
    if (!page) throw new Error(`${join(this.#directory, nameOf(number))} is damaged.`)
    return page
  }

  async clear(): Promise<void> {
    this.#count = 0
    this.#last = undefined
    this.#tokens.clear()
    await rm(this.#directory, { recursive: true, force: true })
  }

  #note({ begun, next }: StagedPage): void {
    this.#count++
    this.#last = { begun, next }
    this.#tokens.add(next.token)
  }

  #read(name: string): StagedPage | undefined {
    const page = readJson(join(this.#directory, name))
    if (!page || !Array.isArray(page.items) || !isPosition(page.next)) return undefined
    return { items: page.items, next: page.next, begun: isPosition(page.begun) ? page.begun : null }
  }
}
