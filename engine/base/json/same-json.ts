import { isRecord } from './is-record.ts'

/** Tells whether two values of JSON are equal; the order of keys makes no difference. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isSameJson(item, other[at]))
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
  )
}

/** How much two values have in common, from 0 to 1. */
export function likenessOf(one: unknown, other: unknown): number {
  if (isSameJson(one, other)) return 1
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) && Array.isArray(other) ? 0.5 : 0
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    const shared = [...keys].filter((key) => Object.hasOwn(one, key) && Object.hasOwn(other, key))
    const sum = shared.reduce((total, key) => total + Math.max(0.2, likenessOf(one[key], other[key])), 0)
    return sum / keys.size
  }
  return typeof one === typeof other ? 0.1 : 0
}
