import type { SiteDefinition } from '../../assemble/site-definition.ts'
import type { ReferenceStub } from '../../contract/content/entry.ts'

type Data = Record<string, unknown>

const isPlain = (value: unknown): value is Data => {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const isReference = (value: Data): boolean => typeof value.uid === 'string' && typeof value.contentType === 'string'
/** Only what is loaded has a title; that of a trapUnloaded reference must not be read. */
const isUnloaded = (value: Data): boolean =>
  isReference(value) && Object.getOwnPropertyDescriptor(value, 'title')?.value === undefined
const isSections = (value: readonly unknown[]): boolean => isPlain(value[0]) && typeof value[0].blockType === 'string'

const within = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${key}` : key

/**
 * Finds where data holds references that are not loaded. What is within a loaded entry does not count: of an entry that
 * is referred to only that is loaded which the `view` of its type names. Sections within are left to their own check.
 */
export function unloadedIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return isSections(value) ? [] : value.flatMap((item, index) => unloadedIn(item, within(path, index)))
  if (!isPlain(value)) return []
  if (isReference(value)) return isUnloaded(value) ? [path] : []
  return Object.entries(value).flatMap(([key, inner]) => unloadedIn(inner, within(path, key)))
}

const HEAD = ['title', 'name', 'path', 'url', 'displayTitle']

type Types = Pick<SiteDefinition, 'contentTypes'>
/** Told what was read that is not loaded. */
type Tell = (message: string) => void

const refuse: Tell = (message) => {
  throw new Error(message)
}

/**
 * A copy of data in which every reference that is not loaded, however deep, throws when more is read of it than what it
 * refers to: that a component shows nothing of it would not be noticed. Sections within are left to their own check.
 *
 * @param tell in place of an error
 */
export function trapUnloaded<Value>(value: Value, site: Types, path?: string, tell?: Tell): Value
export function trapUnloaded(value: unknown, site: Types, path = '', tell = refuse): unknown {
  const inside = (inner: unknown, key: string | number) => trapUnloaded(inner, site, within(path, key), tell)
  if (Array.isArray(value)) return isSections(value) ? value : value.map(inside)
  if (!isPlain(value)) return value
  if (isUnloaded(value)) return trappedStub(value as unknown as ReferenceStub, site, path, tell)
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner, key)]))
  return isReference(value) ? withTrappedBlocks(copy, site, path, tell) : copy
}

/** A loaded entry has every field of blocks, unless nobody named it. */
function withTrappedBlocks(entry: Data, { contentTypes }: Types, path: string, tell: Tell): Data {
  const contentType = entry.contentType as string
  for (const [name, { kind }] of Object.entries(contentTypes.get(contentType)?.fields ?? {}))
    if (kind === 'blocks' && entry[name] === undefined)
      Object.defineProperty(entry, name, {
        get: () =>
          tell(
            `"${name}" of ${path} was read: its blocks are not loaded. Name it in "preload" of the content type "${contentType}", or in "include" of the page.`,
          ),
      })
  return entry
}

function trappedStub(
  { uid, contentType, ...rest }: ReferenceStub,
  { contentTypes }: Types,
  path: string,
  tell: Tell,
): ReferenceStub {
  const names = new Set([...HEAD, ...Object.keys(contentTypes.get(contentType)?.fields ?? {})])
  const properties = [...names].map((name) => [
    name,
    {
      get: () => {
        tell(`"${name}" of ${path} was read: the ${contentType} "${uid}" is not loaded. ${REMEDY}`)
        return (rest as Data)[name]
      },
    },
  ])
  return Object.defineProperties({ uid, contentType, ...rest }, Object.fromEntries(properties))
}

const REMEDY = 'Name it in "preload" of the type that refers to it, or in "include" of the page.'

/** Says what is wrong with references at these places, and what to do. */
export const notLoaded = (places: readonly string[]): string =>
  `${places.join(', ')}: the reference is not loaded. ${REMEDY}`
