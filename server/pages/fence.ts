import type { Change } from '#engine/host.ts'

/** Changes remembered; a render that outlives more than these is not cached. */
const MAX_CHANGES = 1000

/** Remembers the latest changes, so that a render begun before one never enters the cache after it. */
export class Fence {
  #changes: Change[] = []
  #count = 0

  /** Where a render begins. */
  get position(): number {
    return this.#count
  }

  note(changes: readonly Change[]): void {
    this.#changes = [...this.#changes, ...changes].slice(-MAX_CHANGES)
    this.#count += changes.length
  }

  /** Everything may have changed. */
  close(): void {
    this.#count += MAX_CHANGES + 1
    this.#changes = []
  }

  /** True when changes after the position affect what was rendered, or when too many happened to tell. */
  isCrossed(position: number, isAffected: (changes: readonly Change[]) => boolean): boolean {
    const missed = this.#count - position
    if (missed > this.#changes.length) return true
    return missed > 0 && isAffected(this.#changes.slice(this.#changes.length - missed))
  }
}
