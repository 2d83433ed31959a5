import type { Change } from '#engine/contract/ports/content.ts'

/** Changes remembered; a render that outlives more than these is not cached. */
const REMEMBERED = 1000

/** Remembers the latest changes, so that a render begun before one never enters the cache after it. */
export class Fence {
  #changes: Change[] = []
  #count = 0

  /** Where a render begins. */
  get position(): number {
    return this.#count
  }

  note(changes: readonly Change[]): void {
    this.#changes = [...this.#changes, ...changes].slice(-REMEMBERED)
    this.#count += changes.length
  }

  /** Everything may have changed. */
  close(): void {
    this.#count += REMEMBERED + 1
    this.#changes = []
  }

  /** True when a change after the position affects what was rendered, or when too many happened to tell. */
  isCrossed(position: number, isAffected: (change: Change) => boolean): boolean {
    const missed = this.#count - position
    return missed > this.#changes.length || this.#changes.slice(this.#changes.length - missed).some(isAffected)
  }
}
