import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which whoever waits for something finished gets a turn. */
const SLICE = 2

/** Does long work on the thread that answers visitors, a little at a time. What takes no longer than that is done at once. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let begun = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - begun < SLICE) continue
    await setImmediate()
    begun = performance.now()
  }
}
