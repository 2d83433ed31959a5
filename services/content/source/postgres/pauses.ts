import { backoff } from '#engine/host.ts'

/** Between attempts, in milliseconds. */
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5000

/** Milliseconds to wait after so many failures: longer each time, and never the same for many who lost one server at once. */
export const pauseAfter = (failures: number): number =>
  backoff(failures, FIRST_PAUSE_MS, MAX_PAUSE_MS) * (0.5 + Math.random() / 2)
