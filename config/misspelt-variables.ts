import { nearestName } from '#engine/host.ts'

/** Shorter names, like `HOST`, are near to names of other programs. */
const SHORTEST = 6
/** In names of so many letters two may be otherwise, in shorter ones one. */
const LONG = 10

/**
 * Names variables that nothing reads and that differ little from one that is read, a sentence each. Other programs have
 * variables, too: what is like none of ours is not named.
 *
 * @param source the environment
 * @param known names of all that is read
 */
export function misspeltVariables(
  source: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] {
  const long = known.filter((name) => name.length >= SHORTEST)
  return Object.keys(source)
    .filter((name) => source[name]?.trim() && !known.includes(name))
    .flatMap((name) => {
      const meant = long.find((candidate) => isLike(name, candidate))
      return meant ? [`${name} is not a known variable: nothing reads it. Did you mean ${meant}?`] : []
    })
}

/** Few mistake the first letter, and many names of others differ there alone. */
const isLike = (name: string, known: string): boolean =>
  name[0]?.toUpperCase() === known[0] && nearestName(name, [known], known.length < LONG ? 1 : 2) !== undefined
