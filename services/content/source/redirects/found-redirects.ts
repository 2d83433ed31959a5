import { trimPath } from 'atrium'

/** Redirects that are found by both of their ends, also among many. Addresses are compared without a slash at their end. */
export class FoundRedirects {
  readonly #all = new Map<string, unknown>()
  /** Keys as they are written, by the address that they mean. */
  readonly #keys = new Map<string, string[]>()
  /** Keys by the address that they lead to. */
  readonly #leading = new Map<string, Set<string>>()

  constructor(redirects: Record<string, unknown>) {
    for (const [key, target] of Object.entries(redirects)) this.set(key, target)
  }

  /** As they are to be written, in their order. */
  get redirects(): Record<string, unknown> {
    return Object.fromEntries(this.#all)
  }

  set(key: string, target: unknown): void {
    const path = trimPath(key)
    if (this.#all.has(key)) this.#unlink(key)
    else this.#keys.set(path, [...(this.#keys.get(path) ?? []), key])
    this.#all.set(key, target)
    if (typeof target !== 'string') return
    const to = trimPath(target)
    this.#leading.set(to, (this.#leading.get(to) ?? new Set()).add(key))
  }

  delete(key: string): void {
    const path = trimPath(key)
    this.#unlink(key)
    this.#all.delete(key)
    const others = (this.#keys.get(path) ?? []).filter((other) => other !== key)
    if (others.length > 0) this.#keys.set(path, others)
    else this.#keys.delete(path)
  }

  /** The first key that means an address. */
  keyOf(path: string): string | undefined {
    return this.#keys.get(path)?.[0]
  }

  /** Keys of those that lead to an address. */
  leadingTo(path: string): string[] {
    return [...(this.#leading.get(path) ?? [])]
  }

  /** Where an address leads at last. */
  endOf(path: string): string {
    let here = path
    for (let moves = 0; moves < this.#keys.size; moves++) {
      const key = this.#keys.get(here)?.at(-1)
      const next = key === undefined ? undefined : this.#all.get(key)
      if (typeof next !== 'string') break
      here = trimPath(next)
    }
    return here
  }

  #unlink(key: string): void {
    const target = this.#all.get(key)
    if (typeof target !== 'string') return
    const keys = this.#leading.get(trimPath(target))
    keys?.delete(key)
    if (keys?.size === 0) this.#leading.delete(trimPath(target))
  }
}
