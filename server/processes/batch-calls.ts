/** Default of what is gathered for, in milliseconds. */
const BATCH_MS = 250

/**
 * Gathers what comes soon after each other.
 *
 * @param take is given all that came in so many milliseconds, at their end
 */
export function batchCalls<Item>(take: (items: Item[]) => unknown, milliseconds = BATCH_MS): (item: Item) => void {
  let items: Item[] = []
  return (item) => {
    items.push(item)
    if (items.length > 1) return
    setTimeout(() => {
      const all = items
      items = []
      take(all)
    }, milliseconds).unref()
  }
}
