/** Milliseconds of work after which whoever waits for something finished gets a turn. */
const SLICE_MS = 2

/** One piece of long work. */
export interface Slice {
  /** It has worked long enough for this turn. */
  isOver(): boolean
  /** To be awaited between its steps: goes on at once, or in a later turn where it has worked long enough. */
  rest(): Promise<void>
}

/**
 * Long work of one kind on the thread that answers visitors, a little at a time. However much of it is under way, one piece
 * goes on in each turn of the thread, all of them one after the other.
 */
export class Slices {
  #turn: Promise<unknown> = Promise.resolve()

  /** Begins a piece of work, in this turn. */
  begin(): Slice {
    let begun = performance.now()
    const isOver = () => performance.now() - begun >= SLICE_MS
    const rest = async () => {
      if (!isOver()) return
      this.#turn = this.#turn.then(nextTurn)
      await this.#turn
      begun = performance.now()
    }
    return { isOver, rest }
  }
}

// Not that of `node:timers/promises`: browsers load this file in development, with the contract that blocks import.
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Does something with each item in slices. What takes no longer than one slice is done at once. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  const slice = new Slices().begin()
  for (const item of items) {
    work(item)
    if (slice.isOver()) await slice.rest()
  }
}
