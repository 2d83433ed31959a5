/**
 * Does the same with each, so many at once. What fails ends it, when what is under way has come to its end.
 *
 * @throws what failed first
 */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  let failure: { error: unknown } | undefined
  const run = async () => {
    for (const item of waiting) {
      if (failure) return
      await work(item).catch((error) => {
        failure ??= { error }
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  if (failure) throw failure.error
}
