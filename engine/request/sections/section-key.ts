import { hash } from 'node:crypto'
import { BoundedCache } from '../../base/memory/bounded-cache.ts'

/** Longer texts are in a key by their number, in characters. */
const MAX_TEXT = 40
const NUMBER_BYTES = 8

/**
 * Writes plain data as a key: equal keys mean equal data. What is frozen is the same object on every request, so it is
 * named by a number instead of being read through, and so is a long text.
 *
 * @param bytes what the numbers may take
 */
export function createKeys(bytes: number): (value: unknown) => string {
  const byObject = new WeakMap<object, number>()
  /** Equal objects have one number, like those that are loaded again after a change. */
  const byText = new BoundedCache<number>(bytes)
  let last = 0
  const numberOfText = (text: string): number => {
    const known = byText.get(text)
    if (known !== undefined) return known
    byText.set(text, ++last, NUMBER_BYTES)
    return last
  }
  const numberOf = (value: object): number => {
    const known = byObject.get(value)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    const number = numberOfText(text.length > MAX_TEXT ? hash('sha1', text, 'base64') : text)
    byObject.set(value, number)
    return number
  }
  const keyOf = (value: unknown): string => {
    if (typeof value === 'string')
      return value.length > MAX_TEXT ? `'${numberOfText(value)};` : `${value.length}"${value}`
    if (typeof value !== 'object' || value === null) return `${value};`
    return Object.isFrozen(value) ? `#${numberOf(value)};` : textOf(value)
  }
  const textOf = (value: object): string => {
    if (Array.isArray(value)) return `[${value.map(keyOf).join('')}]`
    let text = '{'
    for (const name of Object.keys(value)) text += keyOf(name) + keyOf((value as Record<string, unknown>)[name])
    return `${text}}`
  }
  return keyOf
}
