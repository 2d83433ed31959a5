import { BoundedCache, fold } from '#engine/host.ts'
import { type Alphabet, alphabetOf, isHan } from './alphabet.ts'

/** Code points of places: those of ideographs and Korean syllables come after all others. */
const [LETTERS, HANGUL, HAN] = [0x100, 0x4000, 0x7000] as const
const [FIRST_SYLLABLE, LAST_SYLLABLE] = [0xac00, 0xd7a3] as const
/** Lower than every place: a text comes before those that go on where it ends. */
const END = '\u0001'
/** A text is put in order by so many characters of it. */
const MAX_CHARACTERS = 200
const MAX_DIGITS = 200
/** Bounds what is remembered of a language, in bytes. */
const MAX_BYTES = 256 * 1024

/** Makes a key of a text: keys are ordered by their code points as texts are in the language. */
export type SortKeyOf = (text: string) => string

const known = new Map<string, SortKeyOf>()

/**
 * Keys by which a database puts texts in the order of a language: without regard to accents and capitals, numbers by their
 * value (`Room 9` before `Room 10`), letters where its alphabet has them. Texts that are alike so far are put in order as
 * they are written, so that no two have the same key.
 *
 * @param language BCP 47
 */
export function sortKeysOf(language: string): SortKeyOf {
  const keyOf = known.get(language) ?? keysIn(alphabetOf(language))
  known.set(language, keyOf)
  return keyOf
}

function keysIn(alphabet: Alphabet): SortKeyOf {
  const remembered = new BoundedCache<string>(MAX_BYTES)
  const keyOfLetter = (letter: string): string => {
    const before = remembered.get(letter)
    if (before !== undefined) return before
    const key = placed(letter, alphabet)
    remembered.set(letter, key, 2 * key.length)
    return key
  }
  return (text) => {
    const parts: string[] = []
    const letters = text.slice(0, MAX_CHARACTERS).toWellFormed().normalize('NFC').toLowerCase()
    for (const [part] of letters.matchAll(/\p{Nd}+|[a-z]{2}|\P{Nd}/gsu)) {
      if (/^\p{Nd}/u.test(part)) parts.push(keyOfNumber(part, keyOfLetter('0')))
      else if (part.length === 2 && /^[a-z]/.test(part) && !alphabet.isPair(part)) {
        parts.push(keyOfLetter(part[0] as string))
        parts.push(keyOfLetter(part[1] as string))
      } else parts.push(keyOfLetter(part))
    }
    return parts.join('') + END + text
  }
}

/** A number after the place of digits: of more digits, then of higher ones. */
function keyOfNumber(written: string, place: string): string {
  const digits = fold(written)
    .replace(/^0+(?=.)/, '')
    .slice(0, MAX_DIGITS)
  return place + String.fromCodePoint(LETTERS + digits.length) + digits
}

function placed(letter: string, alphabet: Alphabet): string {
  if (isHan(letter)) return String.fromCodePoint(HAN + alphabet.placeOfHan(letter))
  const code = letter.codePointAt(0) ?? 0
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return String.fromCodePoint(HANGUL + code - FIRST_SYLLABLE)
  if (alphabet.isNothing(letter)) return ''
  const several = alphabet.isPair(letter) ? [] : [...fold(letter)]
  if (several.length > 1 && alphabet.isAs(letter, several.join('')))
    return several.map((one) => placed(one, alphabet)).join('')
  return String.fromCodePoint(LETTERS + alphabet.placeOf(letter))
}
