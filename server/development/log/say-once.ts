import type { Log } from 'atrium'

export interface SayOnce {
  log: Log
  /** A new run begins: what is not said in it may be said in the one after it. */
  next(): void
}

/**
 * A log that says each notice and warning once, though it comes with every reload and every request: again only when it
 * was away for a whole run. An error object is logged once, however many requests meet it.
 */
export function sayOnce(log: Log): SayOnce {
  let last = new Set<string>()
  let current = new Set<string>()
  const errors = new WeakSet<Error>()
  const once =
    (level: 'info' | 'warn') =>
    ({ id: _id, error, ...facts }: Record<string, unknown>, message: string): void => {
      const key = JSON.stringify([message, facts])
      const isKnown = last.has(key) || current.has(key)
      current.add(key)
      if (!isKnown) log[level]({ ...facts, error }, message)
    }
  return {
    next() {
      last = current
      current = new Set()
    },
    log: {
      info: once('info'),
      warn: once('warn'),
      error(facts, message) {
        const { error } = facts
        if (error instanceof Error) {
          if (errors.has(error)) return
          errors.add(error)
        }
        log.error(facts, message)
      },
    },
  }
}
