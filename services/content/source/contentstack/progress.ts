import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { writeWhole } from '#engine/host.ts'
import type { AskContentstack } from './api/client.ts'
import { askContentTypes, type Position } from './api/questions.ts'
import type { ContentDirectory } from './content/content-directory.ts'
import type { Raw } from './conversion/values/types.ts'
import { readJson } from './raw/read-json.ts'
import { type MirrorState, readState, writeState } from './raw/state.ts'

export interface ProgressOptions {
  /** Where the mirror lies. */
  directory: string
  /** Names the stack that is mirrored. */
  identity: string
  ask: AskContentstack
  /** Names the code of the conversion, and what else files depend on. */
  version: () => string
  now: () => Date
}

/** How far a mirror is: the content types that it has, and the position up to which its files are whole. */
export class Progress {
  readonly #options: ProgressOptions
  readonly #typesFile: string
  #state: MirrorState | undefined
  #types: Map<string, Raw>
  #typesReadAt = Number.NEGATIVE_INFINITY

  constructor(options: ProgressOptions) {
    const { directory, identity } = options
    this.#options = options
    this.#typesFile = join(directory, 'content-types.json')
    this.#state = readState(directory, identity)
    this.#types = typesIn(this.#typesFile)
  }

  /** False until the mirror has been whole once. */
  get isBegun(): boolean {
    return this.#state !== undefined
  }

  get position(): Position | null {
    return this.#state?.position ?? null
  }

  /** Content types by uid. */
  get types(): ReadonlyMap<string, Raw> {
    return this.#types
  }

  /** The content directory was made with other code or other content types. */
  get isBehind(): boolean {
    return this.#state?.converted !== this.#converted()
  }

  /** Everything is to be read again. */
  forget(): void {
    this.#state = undefined
  }

  /**
   * Makes the content directory again where other code, or a process that was killed, has left it.
   *
   * @returns whether it has changed
   */
  async prepare(content: ContentDirectory): Promise<boolean> {
    if (!this.#state || (!this.isBehind && content.isThere)) return false
    await content.writeAll(this.#types)
    await this.moveTo(this.#state.position)
    return true
  }

  /** The content directory has everything up to this position. */
  async moveTo(position: Position | null): Promise<void> {
    const { directory, identity, now } = this.#options
    const state = { identity, position, converted: this.#converted(), changedAt: now().toISOString() }
    await writeState(directory, state)
    this.#state = state
  }

  /**
   * Reads all content types, unless that was done not long ago.
   *
   * @param age what is long ago, in milliseconds
   * @returns uids of those that are new, gone or other than before
   */
  async readTypes(age = 0): Promise<Set<string>> {
    if (performance.now() - this.#typesReadAt < age) return new Set()
    const read = new Map(
      (await askContentTypes(this.#options.ask)).map((type): [string, Raw] => [String(type.uid), type]),
    )
    this.#typesReadAt = performance.now()
    const uids = [...new Set([...read.keys(), ...this.#types.keys()])]
    const changed = uids.filter((uid) => JSON.stringify(read.get(uid)) !== JSON.stringify(this.#types.get(uid)))
    if (changed.length > 0) {
      await writeWhole(this.#typesFile, JSON.stringify({ types: [...read.values()] }))
      this.#types = read
    }
    return new Set(changed)
  }

  #converted(): string {
    const types = JSON.stringify([...this.#types.values()])
    return createHash('sha256').update(this.#options.version()).update(types).digest('hex')
  }
}

function typesIn(file: string): Map<string, Raw> {
  const types = readJson(file)?.types
  return new Map((Array.isArray(types) ? (types as Raw[]) : []).map((type) => [String(type.uid), type]))
}
