import { createHash } from 'node:crypto'
import { BoundedCache, createGate } from '#engine/host.ts'
import { Representation } from '../http/representation.ts'

/** Bounds what sets that pages name may take in memory, in bytes; any other is put together again when it is asked for. */
const NAMED_BYTES = 16 * 2 ** 20
/** Bounds what those may take that no page of this process names: of pages of other processes, or invented. */
const OTHERS_BYTES = 2 ** 20
/** Of these, one is put together at a time, and so many may wait. */
const MAX_WAITING = 200
const ADDRESS = /^\/_css\/([A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)-([\w-]{8})\.css$/

interface StyleSet {
  address: string
  representation: Representation
  /** Resolves when it is in its small forms. */
  compressed?: Promise<void>
}

/**
 * Style sheets put together for a page from those of its blocks. The address names the blocks and the content, so that
 * every process answers it alike and browsers cache it for good. Any set of blocks has an address, and anybody can ask
 * for all of them: thorough compression and memory are for those that pages name.
 */
export class StyleSets {
  readonly #sheets: ReadonlyMap<string, string>
  readonly #headers: Record<string, string>
  readonly #named = new BoundedCache<StyleSet>(NAMED_BYTES)
  readonly #others = new BoundedCache<Promise<StyleSet>>(OTHERS_BYTES)
  readonly #gate = createGate({ running: 1, waiting: MAX_WAITING })

  /**
   * @param sheets style sheets by block type
   * @param headers header lines of every answer
   */
  constructor(sheets: ReadonlyMap<string, string>, headers: Record<string, string> = {}) {
    this.#sheets = sheets
    this.#headers = headers
  }

  /** The address of the set for a page that names it; undefined when none of the blocks has styles. */
  address(blockTypes: Iterable<string>): string | undefined {
    const types = [...blockTypes].filter((type) => this.#sheets.has(type)).sort()
    return types.length > 0 ? this.#name(types).address : undefined
  }

  /** Takes the sets among style sheets that a page of an earlier process names for ones that are named. */
  noteNamed(addresses: readonly string[]): void {
    for (const address of addresses) {
      const types = this.#typesIn(address)
      if (types) this.#name(types)
    }
  }

  /**
   * Finds the style set at an address. Pages made before the styles changed still find them here, though not for good.
   *
   * @returns undefined when a block is unknown, or they are not in order
   * @throws BusyError when too many sets that no page names are asked for at once
   */
  async find(address: string): Promise<Representation | undefined> {
    const types = this.#typesIn(address)
    if (!types) return undefined
    const name = types.join('.')
    const named = this.#named.get(name)
    const set = named ?? (await this.#other(types))
    if (named) {
      await compress(named)
      if (this.#named.has(name)) this.#named.set(name, named, named.representation.bytes)
    }
    return address === set.address ? set.representation : this.#outdated(set)
  }

  #typesIn(address: string): string[] | undefined {
    const types = ADDRESS.exec(address)?.[1]?.split('.')
    const isKnown = types?.every(
      (type, index) => this.#sheets.has(type) && (index === 0 || (types[index - 1] as string) < type),
    )
    return isKnown ? types : undefined
  }

  #name(types: readonly string[]): StyleSet {
    const name = types.join('.')
    const known = this.#named.get(name)
    if (known) return known
    const set = this.#build(types)
    this.#others.delete(name)
    this.#named.set(name, set, set.representation.bytes)
    return set
  }

  #other(types: readonly string[]): Promise<StyleSet> {
    const name = types.join('.')
    const known = this.#others.get(name)
    if (known) return known
    const built = this.#gate(async () => {
      const set = this.#build(types)
      await set.representation.compressQuickly()
      return set
    })
    // As it is, and in one small form, which is smaller.
    const length = types.reduce((sum, type) => sum + (this.#sheets.get(type)?.length ?? 0), 0)
    this.#others.set(name, built, 2 * length)
    built.catch(() => this.#others.delete(name))
    return built
  }

  #build(types: readonly string[]): StyleSet {
    const body = types.map((type) => this.#sheets.get(type)).join('\n')
    const hash = createHash('sha1').update(body).digest('base64url').slice(0, 8)
    const headers = this.#headersFor('public, max-age=31536000, immutable')
    return { address: `/_css/${types.join('.')}-${hash}.css`, representation: new Representation({ headers, body }) }
  }

  /** The same for an address of other content. */
  #outdated({ representation: { body, etag, encoded } }: StyleSet): Representation {
    const representation = new Representation({ headers: { ...this.#headersFor('no-store'), etag }, body })
    representation.setEncoded(encoded)
    return representation
  }

  #headersFor(caching: string): Record<string, string> {
    return { ...this.#headers, 'content-type': 'text/css; charset=utf-8', 'cache-control': caching }
  }
}

/** Once for all who ask. */
function compress(set: StyleSet): Promise<void> {
  set.compressed ??= set.representation.compress()
  set.compressed.catch(() => delete set.compressed)
  return set.compressed
}
