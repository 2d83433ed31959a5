import type { Dependencies } from '#engine/host.ts'
import { ALL, type Group, groupOf, keysIn, MAX_KEY_LENGTH, ownKey } from './keys.ts'

/** A part of a page, like its header, with more keys bears one for all of them. */
const MAX_OF_PART = 6

/** Groups of parts, which many pages share. A part is complete before a page notes it. */
const groups = new WeakMap<Dependencies, Group>()

/** By what an answer can be purged. */
export interface PageKeys {
  /** As a header line has them: the most general first. */
  keys: readonly string[]
  /** Each means several of them. */
  groups: readonly Group[]
}

/**
 * The keys of an answer: everything, its address, what it was made from itself, and one for each of its larger parts.
 * Where these do not fit into a header line, one key means all it was made from.
 *
 * @param key under which the answer is cached here
 * @param most bytes of all keys with a separator each
 */
export function pageKeys(key: string, dependencies: Dependencies, most: number): PageKeys {
  const own = [ALL, ownKey(key)]
  const parts = [...dependencies.parts].map(partGroup)
  const large = parts.filter(({ members }) => members.length > MAX_OF_PART)
  const small = parts.filter((part) => !large.includes(part)).flatMap(({ members }) => members)
  const alone = keysIn({ ...dependencies, parts: new Set() })
  const keys = [...new Set([...own, ...alone, ...small, ...large.map((part) => part.key)])]
  const isLong = (one: string) => one.length > MAX_KEY_LENGTH
  if (keys.join(' ').length <= most && !keys.some(isLong)) return { keys, groups: large }
  const whole = groupOf([...alone, ...parts.flatMap(({ members }) => members)])
  return { keys: [...own, whole.key], groups: [whole] }
}

function partGroup(part: Dependencies): Group {
  const known = groups.get(part) ?? groupOf(keysIn(part))
  groups.set(part, known)
  return known
}
