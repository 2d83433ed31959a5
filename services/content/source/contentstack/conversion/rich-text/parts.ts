import type { Embedded } from './embedded.ts'

/** A stretch of rich text, or what is between two of them. */
export type Part = { html: string } | { embedded: Embedded }

/**
 * Takes rich text as it is written. What is embedded can be lifted out of it: it then follows the paragraph, list or table
 * that it stood in.
 */
export class PartsWriter {
  readonly lifts: boolean
  readonly #parts: Part[] = []
  #html = ''
  #hasWords = false
  #lifted: Embedded[] = []

  constructor(lifts: boolean) {
    this.lifts = lifts
  }

  /** @param html markup */
  markup(html: string): void {
    this.#html += html
  }

  /** @param html escaped text, or an element that is seen */
  words(html: string): void {
    this.#html += html
    if (html.trim() !== '') this.#hasWords = true
  }

  lift(embedded: Embedded): void {
    this.#lifted.push(embedded)
  }

  /** An element within no other ends here. */
  endOfBlock(): void {
    if (this.#lifted.length > 0) this.#flush()
  }

  end(): Part[] {
    this.#flush()
    return this.#parts
  }

  #flush(): void {
    if (this.#hasWords) this.#parts.push({ html: this.#html })
    this.#parts.push(...this.#lifted.map((embedded) => ({ embedded })))
    this.#html = ''
    this.#hasWords = false
    this.#lifted = []
  }
}
