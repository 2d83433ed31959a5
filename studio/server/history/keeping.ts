import type { Version } from '../store/versions.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** From which age on, in milliseconds, one version is kept of each span of time. */
const SPANS = [
  { age: 365 * DAY, span: 7 * DAY },
  { age: 30 * DAY, span: DAY },
  { age: DAY, span: HOUR },
] as const

/** Bytes of an entry's versions, texts compressed, and what one takes beside its text. */
export const MAX_ENTRY_BYTES = 16 * 2 ** 20
export const ROW_BYTES = 256

const MARKED: readonly Version['what'][] = ['published', 'scheduled', 'due', 'unpublished', 'removed']

/** Tells whether a version is kept however old it is: visitors saw it, it says who set its schedule, or somebody said what it is. */
export const isMarked = ({ what, note }: Pick<Version, 'what' | 'note'>): boolean =>
  MARKED.includes(what) || note !== null

/**
 * Says which versions of an entry are kept no longer. Those of the last day all stay, then one of each hour for a month,
 * one of each day for a year, and one of each week; marked ones stay. Beyond the bytes the oldest goes first, marked ones
 * last. The newest stays always.
 *
 * @param versions oldest first
 * @param sizes bytes of each text, by hash
 */
export function outdated(
  versions: readonly Version[],
  sizes: ReadonlyMap<string, number>,
  now: number,
  mostBytes = MAX_ENTRY_BYTES,
): number[] {
  const newest = versions.at(-1)
  const spans = new Set<string>()
  const kept: Version[] = []
  for (const version of [...versions].reverse()) {
    const span = SPANS.find(({ age }) => now - version.at >= age)?.span
    // The last of a span stays for all of it.
    const isLast = span === undefined || !spans.has(spanOf(version, span))
    if (version === newest || isMarked(version) || isLast) kept.unshift(version)
    for (const { span } of SPANS) spans.add(spanOf(version, span))
  }
  const left = weighed(kept, sizes)
  for (const version of [...kept.filter((one) => !isMarked(one)), ...kept.filter(isMarked)]) {
    if (left.bytes() <= mostBytes) break
    if (version !== newest) left.remove(version)
  }
  return versions.filter((version) => !left.versions.has(version)).map(({ id }) => id)
}

const spanOf = ({ at }: Version, span: number): string => `${span} ${Math.floor(at / span)}`

/** Versions with the bytes that they take: each text counts once. */
function weighed(kept: readonly Version[], sizes: ReadonlyMap<string, number>) {
  const versions = new Set(kept)
  const uses = new Map<string | null, number>()
  for (const { hash } of kept) uses.set(hash, (uses.get(hash) ?? 0) + 1)
  let bytes = [...uses.keys()].reduce((sum, hash) => sum + (sizes.get(hash ?? '') ?? 0), 0)
  return {
    versions,
    bytes: () => bytes + versions.size * ROW_BYTES,
    remove(version: Version) {
      versions.delete(version)
      const left = (uses.get(version.hash) ?? 0) - 1
      uses.set(version.hash, left)
      if (left === 0) bytes -= sizes.get(version.hash ?? '') ?? 0
    },
  }
}
