import { BoundedCache } from '../memory/bounded-cache.ts'
import { withoutArticle } from './arabic.ts'
import { foldScripts } from './scripts.ts'
import { stemOf } from './stem.ts'

/** A word of a text. */
export interface Word {
  /** In lower case and without accents, as it is compared. */
  word: string
  /** Equal for the forms of one word. */
  stem: string
  /** Where it is in the text. */
  start: number
  end: number
}

/** Of scripts that set no spaces between words each letter counts as a word; half-width kana with the mark that follows. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{M}ﾞﾟ]*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}])+(?:['’](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}])+)*/gu
const MAX_WORD_LENGTH = 60

const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k' },
}
const FOLDED = /[ßæœøđðþłıħŧŋĸ]/g
const ASCII = /^[\u0020-\u007e]*$/

/** A text in lower case and without accents: `Łódź` is `lodz`, `Große` is `grosse`. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  const plain = lower.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return foldScripts(plain)
    .normalize('NFC')
    .toLowerCase()
    .replace(FOLDED, (letter) => LETTERS[letter] as string)
}

/** The stem of a word that is folded; those met again and again are remembered. */
function rememberedStem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = stemOf(word)
  stems.set(word, stem, 2 * stem.length)
  return stem
}
const MAX_BYTES = 6 * 2 ** 20
const stems = new BoundedCache<string>(MAX_BYTES)

/** The words of a plain text in any script, in order. An English genitive counts as the name itself. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: found, index: start } of text.matchAll(WORD)) {
    const folded = fold(found)
      .replace(/['’]s$/, '')
      .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    const word = withoutArticle(folded).slice(0, MAX_WORD_LENGTH)
    if (word) words.push({ word, stem: rememberedStem(word), start, end: start + found.length })
  }
  return words
}
