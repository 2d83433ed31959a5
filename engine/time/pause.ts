import { setImmediate } from 'node:timers/promises'

/** Lets others have their turn: whoever works through thousands of items pauses after every few of them. */
export const pause = (): Promise<void> => setImmediate()
