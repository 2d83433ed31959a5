import type { Clock } from 'atrium'

/** Leaves out what is over: the instant or the day of its end has passed. What names no end goes on. */
export const notOver = <Item extends { endDate?: string }>(
  items: readonly Item[],
  clock: Pick<Clock, 'isBetween'>,
): Item[] => items.filter(({ endDate }) => endDate === undefined || clock.isBetween(undefined, endDate))
