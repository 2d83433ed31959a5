/** Of a request that says nothing (RFC 9218). */
const USUAL = 3

/**
 * How urgent a browser finds a picture, by the header `Priority`: 0 is the most. What a page shows on its first screen
 * is more urgent than what lies below.
 */
export function urgencyOf(priority: string | string[] | undefined): number {
  const [, urgency] = /(?:^|[\s,])u=([0-7])(?![\w.])/.exec(String(priority ?? '')) ?? []
  return urgency === undefined ? USUAL : Number(urgency)
}
