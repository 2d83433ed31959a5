import { isRecord } from 'atrium'
import type { WireObject } from '../../api/contract.ts'

/** Keys that services count up with each save: those of the newest are right. */
export const COUNTED: ReadonlySet<string> = new Set(['updated_at', '_version'])

/** A value as a text that is the same whatever the order of its keys. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? ''

/** Tells whether two values say the same; the order of keys makes no difference. */
export const saysTheSame = (a: unknown, b: unknown): boolean => a === b || ordered(a) === ordered(b)

/** A short text by which what an entry says is known again, without what services count. */
export function digestOf(entry: WireObject): string {
  const text = ordered(Object.fromEntries(Object.entries(entry).filter(([key]) => !COUNTED.has(key))))
  // Two numbers of 32 bits, mixed as in MurmurHash: enough to tell versions of one entry apart.
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`
}
