/** A set of positions in a list as a bit set: intersection, union and counting cost a few words, whatever is chosen. */
export class RecordSet {
  private readonly words: Uint32Array

  /** @param length of the list */
  constructor(readonly length: number) {
    this.words = new Uint32Array(Math.ceil(length / 32))
  }

  add(index: number): void {
    this.words[index >>> 5] = this.#word(index >>> 5) | (1 << (index & 31))
  }

  has(index: number): boolean {
    return (this.#word(index >>> 5) & (1 << (index & 31))) !== 0
  }

  /** Every position of a list. */
  static all(length: number): RecordSet {
    const all = new RecordSet(length)
    all.words.fill(0xffffffff)
    if (length % 32 > 0) all.words[all.words.length - 1] = 2 ** (length % 32) - 1
    return all
  }

  /** Those in this set or in one of the others. */
  or(others: readonly RecordSet[]): RecordSet {
    const union = new RecordSet(this.length)
    for (const set of [this, ...others])
      for (let at = 0; at < union.words.length; at++) union.words[at] = union.#word(at) | set.#word(at)
    return union
  }

  /** Those in this set and in the other. */
  and(other: RecordSet): RecordSet {
    const common = new RecordSet(this.length)
    for (let at = 0; at < common.words.length; at++) common.words[at] = this.#word(at) & other.#word(at)
    return common
  }

  /** Places in the list, ascending. */
  indexes(): number[] {
    const found: number[] = []
    for (let at = 0; at < this.words.length; at++)
      for (let word = this.#word(at); word !== 0; word &= word - 1) found.push(at * 32 + 31 - Math.clz32(word & -word))
    return found
  }

  /** How many are in it. */
  get size(): number {
    return this.sizeWith(this)
  }

  /** How many are in this set and in the other. */
  sizeWith(other: RecordSet): number {
    let size = 0
    for (let at = 0; at < this.words.length; at++) size += bitsIn(this.#word(at) & other.#word(at))
    return size
  }

  #word(at: number): number {
    return this.words[at] as number
  }
}

/** Counts the bits of a word that are set. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
