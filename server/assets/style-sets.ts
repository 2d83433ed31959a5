import { createHash } from 'node:crypto'
import { Representation } from '../http/representation.ts'

/** Sets cached in memory; any other is put together again when it is asked for. */
const MAX_SETS = 500
const ADDRESS = /^\/_css\/([A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)-([\w-]{8})\.css$/

interface StyleSet {
  address: string
  representation: Representation
}

/**
 * Style sheets put together for a page from those of its blocks. The address names the blocks and the content, so that
 * every process answers it alike and browsers cache it for good.
 */
export class StyleSets {
  readonly #sheets: ReadonlyMap<string, string>
  readonly #headers: Record<string, string>
  readonly #sets = new Map<string, StyleSet>()

  /**
   * @param sheets style sheets by block type
   * @param headers header lines that stand on every answer
   */
  constructor(sheets: ReadonlyMap<string, string>, headers: Record<string, string> = {}) {
    this.#sheets = sheets
    this.#headers = headers
  }

  /** The address of the set; undefined when none of the blocks has styles. */
  address(blockTypes: Iterable<string>): string | undefined {
    const types = [...blockTypes].filter((type) => this.#sheets.has(type)).sort()
    return types.length > 0 ? this.#set(types).address : undefined
  }

  /**
   * What stands at an address. Pages made before the styles changed still find them here, though not for good.
   * @returns undefined when a block is unknown
   */
  async find(address: string): Promise<Representation | undefined> {
    const names = ADDRESS.exec(address)?.[1]?.split('.') ?? []
    const isInOrder = names.every(
      (name, index) => this.#sheets.has(name) && (index === 0 || (names[index - 1] as string) < name),
    )
    if (names.length === 0 || !isInOrder) return undefined
    const { address: current, representation } = this.#set(names)
    if (!representation.encoded.br) await representation.compress()
    if (address === current) return representation
    return new Representation({ headers: this.#headersFor('no-store'), body: representation.body })
  }

  #set(types: readonly string[]): StyleSet {
    const name = types.join('.')
    const cached = this.#sets.get(name)
    if (cached) return cached
    const body = types.map((type) => this.#sheets.get(type)).join('\n')
    const hash = createHash('sha1').update(body).digest('base64url').slice(0, 8)
    const representation = new Representation({
      headers: this.#headersFor('public, max-age=31536000, immutable'),
      body,
    })
    const set = { address: `/_css/${name}-${hash}.css`, representation }
    this.#sets.set(name, set)
    if (this.#sets.size > MAX_SETS) this.#sets.delete(this.#sets.keys().next().value as string)
    return set
  }

  #headersFor(caching: string): Record<string, string> {
    return { ...this.#headers, 'content-type': 'text/css; charset=utf-8', 'cache-control': caching }
  }
}
