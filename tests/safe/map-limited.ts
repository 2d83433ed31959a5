/** So many at a time: what is asked is judged, not how much a server bears. */
const AT_ONCE = 8

/** Does the same for every item, a few at a time. @returns what came of them, in order */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: (readonly Result[])[] = []
  let next = 0
  const walk = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index] as Item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return results.flat()
}
