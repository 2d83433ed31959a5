import { createHash } from 'node:crypto'
import {
  type Change,
  createDependencies,
  type Dependencies,
  EVERY_PATH,
  effectOf,
  entryTag,
  type ListQuery,
  MANY,
  MISSING,
  normaliseTag,
  queryKey,
  readPath,
  surrogateKeys,
  withParts,
} from '#engine/host.ts'

/** Of every page of the site. */
export const ALL = 'all'
/** Of answers with results of a search: what was looked for is not noted, for anybody can ask for anything. */
export const SEARCH = 'search'

/** Fastly takes keys of 1,024 bytes, and Cloudflare as many characters. */
export const MAX_KEY_LENGTH = 1000

/** Short, and the same for caches that do not tell small from capital letters. Two alike purge a page too many. */
const hash = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 10)

/** @param path as `queryKey` spells it */
const keyOfSpelled = (path: string): string => `p:${hash(path)}`

/** The key of answers at an address, and of those that looked it up. @param path as an entry has it */
export const pathKey = (path: string): string => keyOfSpelled(queryKey(path, {}))

/** The key of answers with a list. @param text names the list in dependencies */
export const listKey = (text: string): string => `l:${hash(text)}`

/** Lists that an answer was made from, with their keys; searches are not among them. */
export function* listsOf(dependencies: Dependencies): Generator<[key: string, list: ListQuery]> {
  for (const { queries } of withParts(dependencies))
    for (const [text, list] of queries) if (!list.words) yield [listKey(text), list]
}

/** The key of an answer by its address. @param key under which the answer is cached here */
export const ownKey = (key: string): string => keyOfSpelled(key.replace(/^other:/, '').replace(/[?#].*/s, ''))

/** Everything by which what was made from these can be purged: addresses looked up, entries, lists and types. */
export function keysIn(dependencies: Dependencies): Set<string> {
  const keys = new Set<string>()
  for (const { paths, queries } of withParts(dependencies)) {
    for (const path of paths) keys.add(pathKey(path))
    for (const [text, { words }] of queries) keys.add(words ? SEARCH : listKey(text))
  }
  for (const key of surrogateKeys(dependencies)) keys.add(key)
  return keys
}

/** Several keys together: one that means them. */
export interface Group {
  key: string
  members: readonly string[]
}

export function groupOf(keys: Iterable<string>): Group {
  const members = [...new Set(keys)].sort()
  return { key: `g:${hash(members.join(' '))}`, members }
}

/** The keys, and those of groups with one of them. */
export function withGroups(keys: ReadonlySet<string>, groups: Iterable<Group>): Set<string> {
  const all = new Set(keys)
  for (const { key, members } of groups) if (members.some((member) => keys.has(member))) all.add(key)
  return all
}

/**
 * The keys of exactly those answers that the changes touch, by the same rule as the site's own cache; and of those that
 * have too many keys to tell.
 *
 * @param lists that answers were made from, by their keys
 */
export function changeKeys(changes: readonly Change[], lists: Iterable<readonly [string, ListQuery]>): Set<string> {
  const keys = new Set<string>()
  if (changes.length === 0) return keys
  keys.add(MANY).add(SEARCH)
  const effectOn = effectOf(changes)
  const nothing = createDependencies()
  for (const { uid, before, paths } of changes) {
    keys.add(entryTag(uid))
    if (before === null) keys.add(MISSING)
    for (const path of paths) keys.add(pathKey(path))
  }
  if (effectOn({ ...nothing, paths: new Set([EVERY_PATH]) })) keys.add(pathKey(EVERY_PATH))
  for (const [key, list] of lists) if (effectOn({ ...nothing, queries: new Map([[key, list]]) })) keys.add(key)
  return keys
}

/** Describes what somebody wants to have purged; tags as `Surrogate-Key` has them. */
export interface OrderedKeys {
  tags: readonly string[]
  paths: readonly string[]
  all: boolean
}

/** The keys of an order. A page with too many keys may be meant by any tag. */
export function orderKeys({ tags, paths, all }: OrderedKeys): Set<string> {
  if (all) return new Set([ALL])
  const addresses = paths.flatMap((path) => readPath(path) ?? [])
  return new Set([...tags.map(normaliseTag), ...addresses.map(pathKey), ...(tags.length > 0 ? [MANY] : [])])
}
