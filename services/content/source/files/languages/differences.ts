import { isRecord } from 'atrium'

/** What a file in another language says of itself: that it holds what differs, and not the whole entry. */
export const HOLDS = '_holds'
export const DIFFERENCES = 'differences'

/** @param value what a file says */
export const isDifference = (value: unknown): boolean => isRecord(value) && value[HOLDS] === DIFFERENCES
