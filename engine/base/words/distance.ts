/**
 * Counts the letters that have to be put in, left out, replaced or swapped with their neighbor to make one word of another.
 *
 * @param most what is further apart is not counted out: the answer is then `most + 1`
 */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  return Math.min(leastCost(one, other, ALIKE, most), most + 1)
}

/**
 * Says how unlikely it is that somebody who meant one word typed another: letters that are swapped, left out or typed twice are
 * likelier than others in their place, most of all at the beginning. From about 0.6 for one letter.
 *
 * @param most letters that may be otherwise; infinity is returned for words that are further apart
 */
export function mistakeOf(typed: string, meant: string, most: number): number {
  const infinite = Number.POSITIVE_INFINITY
  return distanceOf(typed, meant, most) > most ? infinite : leastCost(typed, meant, WEIGHED, infinite)
}

/** Describes what it costs to come from letters of one word, at `row`, to letters of the other, at `column`. Both count from 1. */
interface Costs {
  added: (one: string, row: number) => number
  left: (other: string, column: number) => number
  replaced: (one: string, row: number, other: string, column: number) => number
  swapped: number
}

const ALIKE: Costs = { added: () => 1, left: () => 1, replaced: () => 1, swapped: 1 }

const FIRST = 0.3
const [DOUBLED, SINGLE, VOWEL, OTHER] = [0.6, 1, 1.2, 1.6] as const

const single = (word: string, place: number): number =>
  (word[place - 1] === word[place - 2] || word[place - 1] === word[place] ? DOUBLED : SINGLE) +
  (place === 1 ? FIRST : 0)
const areVowels = (letters: string): boolean => /^[aeiouy]+$/.test(letters)

const WEIGHED: Costs = {
  added: single,
  left: single,
  replaced: (one, row, other, column) =>
    (areVowels(`${one[row - 1]}${other[column - 1]}`) ? VOWEL : OTHER) + (row === 1 && column === 1 ? FIRST : 0),
  swapped: 0.8,
}

/** The least sum of costs; any number above `most` where it would be more. */
function leastCost(one: string, other: string, { added, left, replaced, swapped }: Costs, most: number): number {
  const width = other.length + 1
  let [before, last, present] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)]
  for (let column = 1; column < width; column++) last[column] = (last[column - 1] as number) + left(other, column)
  for (let row = 1; row <= one.length; row++) {
    present[0] = (last[0] as number) + added(one, row)
    let least = present[0]
    for (let column = 1; column < width; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let cost = (last[column - 1] as number) + (isSame ? 0 : replaced(one, row, other, column))
      cost = Math.min(
        cost,
        (last[column] as number) + added(one, row),
        (present[column - 1] as number) + left(other, column),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] as number) + swapped)
      present[column] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return least
    ;[before, last, present] = [last, present, before]
  }
  return last[width - 1] as number
}
