/** A line that is longer is written in parts, in bytes. */
const MAX_LINE_BYTES = 64 * 1024
const END_OF_LINE = 0x0a

/** Gathers what comes in pieces into lines, so that lines of several processes never mix. */
export class WholeLines {
  readonly #write: (line: string) => void
  #pieces: Buffer[] = []
  #bytes = 0

  /** @param write takes each line, with its end */
  constructor(write: (line: string) => void) {
    this.#write = write
  }

  add(data: Buffer): void {
    const last = data.lastIndexOf(END_OF_LINE)
    if (last !== -1) {
      this.#keep(data.subarray(0, last + 1))
      this.#flush()
    }
    this.#keep(data.subarray(last + 1))
    if (this.#bytes > MAX_LINE_BYTES) this.end()
  }

  /** Nothing more will come. */
  end(): void {
    if (this.#bytes === 0) return
    this.#keep(Buffer.from('\n'))
    this.#flush()
  }

  #keep(piece: Buffer): void {
    if (piece.length === 0) return
    this.#pieces.push(piece)
    this.#bytes += piece.length
  }

  #flush(): void {
    const text = Buffer.concat(this.#pieces).toString()
    this.#pieces = []
    this.#bytes = 0
    for (const line of text.split('\n').slice(0, -1)) this.#write(`${line}\n`)
  }
}
