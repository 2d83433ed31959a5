/** The one source of time of a process. Everything that asks for the time asks here, through the clock. */
export interface TimeSource {
  now(): Date
  /** Moves the source; it runs on from there, or stays when it is stopped. */
  move(to: Date): void
}

/** @param start where the source begins; undefined: at the time it is */
export function createTimeSource(start?: { at: Date; stopped: boolean }): TimeSource {
  let shift = start ? start.at.getTime() - Date.now() : 0
  let stoppedAt = start?.stopped ? start.at : undefined
  return {
    now: () => stoppedAt ?? new Date(Date.now() + shift),
    move: (to) => {
      shift = to.getTime() - Date.now()
      if (stoppedAt) stoppedAt = to
    },
  }
}
