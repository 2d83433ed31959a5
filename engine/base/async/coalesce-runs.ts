/**
 * Runs one at a time. Whoever asks while one runs waits for the next, which all share who ask until it begins.
 *
 * @param merge joins what two who share a run ask of it
 * @returns `end` resolves when all that was asked for is done
 */
export function coalesceRuns<Request, Result>(
  work: (asked: Request) => Promise<Result>,
  merge: (one: Request, other: Request) => Request,
): { run: (asked: Request) => Promise<Result>; end: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let next: { asked: Request; run: Promise<Result> } | undefined
  const end = async () => {
    while (next) await next.run.catch(() => undefined)
    await running
  }
  const runOnce = (asked: Request): Promise<Result> => {
    if (next) {
      next.asked = merge(next.asked, asked)
      return next.run
    }
    const run = running.then(() => {
      const now = (next as { asked: Request }).asked
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
