/** What work gives; undefined where it fails, and nobody has to know why. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
