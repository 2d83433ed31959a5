import { memo } from '../../memory/memo.ts'
import { primaryLanguage, setsSpaces } from './languages.ts'

/** A letter of a script that sets no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Some write it at the end of a long word of another language, and some do not. */
const LONG_VOWEL = /(.{3})ー$/u

const segmenterOf = memo((language: string) => new Intl.Segmenter(language, { granularity: 'word' }))

/** A piece of a text, with its place in it. */
export interface Piece {
  text: string
  start: number
}

/**
 * What is looked for of letters that are written together, like `1988.31`: in languages without spaces each word of them,
 * and elsewhere all of it.
 *
 * @param language that of the site, BCP 47
 */
export function piecesOf(text: string, language: string): Piece[] {
  const own = primaryLanguage(language)
  if (setsSpaces(own) || !UNSPACED.test(text)) return [{ text, start: 0 }]
  const pieces: Piece[] = []
  let wasUnspaced = true
  for (const { segment, index } of segmenterOf(own).segment(text)) {
    const isUnspaced = UNSPACED.test(segment)
    const last = pieces.at(-1)
    if (last && !isUnspaced && !wasUnspaced) last.text += segment
    else pieces.push({ text: segment, start: index })
    wasUnspaced = isUnspaced
  }
  return pieces.map(({ text, start }) => ({ text: text.replace(LONG_VOWEL, '$1'), start }))
}
