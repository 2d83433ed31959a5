import { BoundedCache } from './bounded-cache.ts'

/**
 * A function of texts that works each answer out once, while it is remembered.
 *
 * @param max what the answers may take with their texts, in bytes: what was asked for longest ago goes first
 */
export function remembered(max: number, work: (text: string) => string): (text: string) => string {
  const known = new BoundedCache<string>(max)
  return (text) => {
    const last = known.get(text)
    if (last !== undefined) return last
    const answer = work(text)
    known.set(text, answer, 2 * answer.length)
    return answer
  }
}
