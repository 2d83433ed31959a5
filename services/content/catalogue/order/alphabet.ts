/** Characters that have places of their own in the order of a language, by ranges of code points. */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa1, 0x24f],
  [0x386, 0x3ff],
  [0x400, 0x52f],
  [0x531, 0x58f],
  [0x5d0, 0x5ea],
  [0x620, 0x6d5],
  [0x904, 0x94d],
  [0x985, 0x9cd],
  [0xb85, 0xbcd],
  [0xe01, 0xe4e],
  [0x10d0, 0x10ff],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x3001, 0x301f],
  [0x3041, 0x30ff],
]

/** Ideographs, in an order that each language has its own for. */
const [FIRST_HAN, LAST_HAN] = [0x4e00, 0x9fff] as const

const charactersOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const IGNORED = /^\p{Cn}|^\p{Cc}/u

/** The order of letters in a language. Every letter of it is one place; accents and capitals are none. */
export interface Alphabet {
  /** The place of a letter, or of two that count as one: letters that differ in accents alone have the same. */
  placeOf(letter: string): number
  /** The place of an ideograph among ideographs. */
  placeOfHan(letter: string): number
  /** Two letters that are one in the alphabet, like `ch` in Czech. */
  isPair(letters: string): boolean
  /** The letter is not compared, like an accent by itself. */
  isNothing(letter: string): boolean
  /** Tells whether a letter counts as several others do, like `ß` as `ss`. */
  isAs(letter: string, letters: string): boolean
}

/**
 * Makes the alphabet of a language from its collation, which compares texts and gives no keys: letters are put in order once,
 * and any other is looked for between two of them.
 *
 * @param language BCP 47
 */
export function alphabetOf(language: string): Alphabet {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  const isOne = (letter: string) => !IGNORED.test(letter) && compare(letter, '') !== 0
  const inOrder = (letters: readonly string[]) =>
    [...letters].sort(compare).filter((letter, at, all) => at === 0 || compare(all[at - 1] as string, letter) !== 0)
  const letters = inOrder(RANGES.flatMap(([from, to]) => charactersOf(from, to)).filter(isOne))
  const pairs = new Set(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
      (pair) => compare(pair, `${pair[0]}zzz`) > 0,
    ),
  )
  let ideographs: ReadonlyMap<string, number> | undefined
  return {
    /** Odd at a letter, even between two. */
    placeOf: (letter) => placeAmong(letters, letter, compare),
    placeOfHan(letter) {
      ideographs ??= new Map(
        charactersOf(FIRST_HAN, LAST_HAN)
          .sort(compare)
          .map((own, at) => [own, at]),
      )
      return ideographs.get(letter) ?? 0
    },
    isPair: (two) => pairs.has(two),
    isNothing: (letter) => !isOne(letter),
    isAs: (letter, letters) => compare(letter, letters) === 0,
  }
}

function placeAmong(letters: readonly string[], letter: string, compare: (a: string, b: string) => number): number {
  let [low, high] = [0, letters.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const order = compare(letters[middle] as string, letter)
    if (order === 0) return 2 * middle + 1
    if (order < 0) low = middle + 1
    else high = middle
  }
  return 2 * low
}

/** Tells whether a character is an ideograph whose place `placeOfHan` gives. */
export const isHan = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0
  return code >= FIRST_HAN && code <= LAST_HAN
}
