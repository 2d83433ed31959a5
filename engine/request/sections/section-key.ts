import { hash } from 'node:crypto'
import { Recent } from '../../content/recent.ts'

/** Larger texts are known by their hash; in characters. */
const MAX_TEXT = 100
const MAX_NUMBERS = 50_000

/**
 * Writes plain data as a key: equal keys mean equal data. What is frozen is the same object on every request, so it is
 * named by a number instead of being read through.
 */
export function createKeys(): (value: unknown) => string {
  const numbers = new WeakMap<object, number>()
  /** Numbers by what stands in an object: of equal ones, like those that are loaded again after a change. */
  const shared = new Recent<number>(MAX_NUMBERS)
  let last = 0
  const numberOf = (value: object): number => {
    const known = numbers.get(value)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    const name = text.length <= MAX_TEXT ? text : hash('sha1', text, 'base64')
    const number = shared.get(name) || ++last
    shared.set(name, number)
    numbers.set(value, number)
    return number
  }
  const keyOf = (value: unknown): string => {
    if (typeof value === 'string') return `${value.length}"${value}`
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
