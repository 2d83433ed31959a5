/** More work waits than the gate lets wait. */
export class BusyError extends Error {
  override name = 'BusyError'
}

export interface GateOptions {
  /** How many tasks run at once. */
  running: number
  /** How many more may wait. */
  waiting: number
}

/**
 * Lets only so many tasks run at once, and makes the others wait their turn.
 *
 * @returns a function that runs a task, or rejects with BusyError
 */
export function createGate({ running, waiting }: GateOptions) {
  let inside = 0
  const queue: (() => void)[] = []
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (inside < running) inside++
    else if (queue.length < waiting) await new Promise<void>((enter) => queue.push(enter))
    else throw new BusyError(`${waiting} tasks wait already.`)
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else inside--
    }
  }
}
