import { type Dependencies, isAffected } from '../../content/dependencies.ts'
import { Recent } from '../../content/recent.ts'
import type { Change } from '../../contract/ports/content.ts'
import type { Rendered } from '../render.tsx'

export interface KeptRegion extends Rendered {
  dependencies: Dependencies
}

/** Keeps rendered regions until something they were made from changes: headers and footers are the same on most pages. */
export class RegionCache {
  readonly #kept: Recent<KeptRegion>
  readonly #now: () => Date
  #changes = 0

  constructor(now: () => Date, max: number) {
    this.#now = now
    this.#kept = new Recent(max)
  }

  async get(key: string, make: () => Promise<KeptRegion>): Promise<KeptRegion> {
    const kept = this.#kept.recall(key)
    if (kept && this.#isTrue(kept)) return kept
    const before = this.#changes
    const made = await make()
    if (before === this.#changes) this.#kept.set(key, made)
    return made
  }

  #isTrue({ dependencies: { next, renewal } }: KeptRegion): boolean {
    const now = this.#now()
    return !(next && next <= now) && !(renewal && renewal <= now)
  }

  clear(): void {
    this.#changes++
    this.#kept.clear()
  }

  purge(change: Change): void {
    this.#changes++
    for (const [key, { dependencies }] of this.#kept) if (isAffected(dependencies, change)) this.#kept.delete(key)
  }
}
