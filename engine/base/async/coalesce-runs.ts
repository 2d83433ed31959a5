/**
 * Runs one at a time. Whoever asks while one runs waits for the next, which all share who ask until it begins.
 *
 * @param merge joins what two who share a run ask of it
 * @returns `end` resolves when all that was asked for is done
 */
export function coalesceRuns<Asked, Result>(
  work: (asked: Asked) => Promise<Result>,
  merge: (one: Asked, other: Asked) => Asked,
): { run: (asked: Asked) => Promise<Result>; end: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let next: { asked: Asked; run: Promise<Result> } | undefined
  const end = async () => {
    while (next) await next.run.catch(() => undefined)
    await running
  }
  const runOnce = (asked: Asked): Promise<Result> => {
    if (next) {
      next.asked = merge(next.asked, asked)
      return next.run
    }
    const run = running.then(() => {
      const now = (next as { asked: Asked }).asked
      next = undefined
      const result = work(now)
      running = result.catch(() => undefined)
      return result
    })
    next = { asked, run }
    return run
  }
  return { run: runOnce, end }
}
