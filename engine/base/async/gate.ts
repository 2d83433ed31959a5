/** More work waits than the gate lets wait. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** Nobody waited any more when the turn came. */
export class AbandonedError extends Error {
  override name = 'AbandonedError'
}

export interface GateOptions {
  /** How many tasks run at once. */
  running: number
  /** How many more may wait. Absent: any number. */
  waiting?: number
  /** Bounds what running tasks may weigh together; one that weighs more runs alone. Absent: any weight. */
  weight?: number
  /** Each task begins in a turn of its own: between two of them the process answers whoever waits for something finished. */
  separateTurns?: boolean
}

export interface TaskOptions {
  weight?: number
  /** Tasks with a lower number begin first, those with the same in their order. Default: 0. */
  urgency?: number
  /** Asked when the turn has come, and when room is needed; false: the task is not begun. */
  isWanted?: () => boolean
}

interface Waiting extends Required<TaskOptions> {
  begin: () => void
  abandon: () => void
}

/**
 * Lets only so many tasks run at once, and makes the others wait their turn.
 *
 * @returns a function that runs a task; it rejects with BusyError when too many wait, and with AbandonedError when the
 *   task was not wanted any more
 */
export function createGate({ waiting = Number.POSITIVE_INFINITY, ...options }: GateOptions) {
  let queue: Waiting[] = []
  let running = 0
  let weight = 0

  const hasRoom = ({ weight: next }: Waiting): boolean =>
    running === 0 || (running < options.running && weight + next <= (options.weight ?? Number.POSITIVE_INFINITY))

  const beginWhile = (goesOn: () => boolean) => {
    while (queue[0] && hasRoom(queue[0]) && goesOn()) {
      const { isWanted, begin, abandon } = queue.shift() as Waiting
      if (isWanted()) begin()
      else abandon()
    }
  }
  let isScheduled = false
  const beginNext = () => {
    if (!options.separateTurns) return beginWhile(() => true)
    if (isScheduled || !queue[0] || !hasRoom(queue[0])) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      const before = running
      beginWhile(() => running === before)
      beginNext()
    })
  }

  const dropUnwanted = () => {
    const unwanted = queue.filter(({ isWanted }) => !isWanted())
    queue = queue.filter((task) => !unwanted.includes(task))
    for (const { abandon } of unwanted) abandon()
  }

  return <Result>(
    task: () => Promise<Result>,
    { weight: own = 0, urgency = 0, isWanted = () => true }: TaskOptions = {},
  ) =>
    new Promise<Result>((resolve, reject) => {
      const begin = () => {
        running++
        weight += own
        task()
          .then(resolve, reject)
          .finally(() => {
            running--
            weight -= own
            beginNext()
          })
      }
      const abandon = () => reject(new AbandonedError('Nobody waits any more.'))
      const next = { weight: own, urgency, isWanted, begin, abandon }
      const mustWait = () => queue.length > 0 || !hasRoom(next)
      if (mustWait() && queue.length >= waiting) dropUnwanted()
      if (mustWait() && queue.length >= waiting) {
        reject(new BusyError(`${waiting} tasks wait already.`))
        return
      }
      const later = queue.findIndex((task) => task.urgency > urgency)
      queue.splice(later === -1 ? queue.length : later, 0, next)
      beginNext()
    })
}
