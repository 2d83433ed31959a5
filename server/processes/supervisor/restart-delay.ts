import { backoff } from '#engine/host.ts'

/** Milliseconds until the first restart, and at most. */
const [SHORTEST, LONGEST] = [1000, 30_000]
/** Whoever has lived so long did not die of its start, in milliseconds. */
const STABLE_MS = 60_000

/** How often in a row a server died soon after its start, this time included. @param lived milliseconds since it was ready */
export const failuresAfter = (failures: number, lived: number): number => (lived >= STABLE_MS ? 1 : failures + 1)

/** Milliseconds until a server is started again: doubled with each failure in a row. */
export const restartDelay = (failures: number): number => backoff(failures, SHORTEST, LONGEST)
