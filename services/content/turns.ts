/**
 * Runs one at a time. Who asks while one runs waits for the next, which all share who ask until it begins.
 *
 * @param merge what two who share a run ask of it together
 */
export function inTurns<Asked, Result>(
  work: (asked: Asked) => Promise<Result>,
  merge: (one: Asked, other: Asked) => Asked,
): (asked: Asked) => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: { asked: Asked; run: Promise<Result> } | undefined
  return (asked) => {
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
}
