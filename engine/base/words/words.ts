import { BoundedCache } from '../memory/bounded-cache.ts'
import { withoutArticle } from './arabic.ts'
import { fold } from './fold.ts'
import { ENGLISH, primaryLanguage } from './language/languages.ts'
import { spellingOf, withoutElided } from './spelling.ts'
import { stemOf } from './stem.ts'

/** A word of a text. */
export interface Word {
  /** In lower case and without accents, as it is compared. */
  word: string
  /** In lower case with its accents, as it is offered to somebody who typed another; absent in English, which has none. */
  spelling?: string
  /** Equal for the forms of one word. */
  stem: string
  /** Where it is in the text. */
  start: number
  end: number
}

/** Of scripts that set no spaces between words each letter counts as a word; half-width kana with the mark that follows. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{M}ﾞﾟ]*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}])+(?:['’‘´`](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}])+)*/gu
/** What is written for an apostrophe, in transliterations too, where Unicode counts it as a letter: `Qurʾān` is found as `Quran`. */
const APOSTROPHES = /[’‘´`ʹ-ʿ]/g
const MAX_WORD_LENGTH = 60

/** The stem of a word; those met again and again are remembered. */
function rememberedStem(spelling: string, language: string): string {
  const key = language === ENGLISH ? spelling : `${language} ${spelling}`
  const known = stems.get(key)
  if (known !== undefined) return known
  const stem = stemOf(spelling, language)
  stems.set(key, stem, 2 * stem.length)
  return stem
}
const MAX_BYTES = 6 * 2 ** 20
const stems = new BoundedCache<string>(MAX_BYTES)

/**
 * The words of a plain text in any script, in order. A genitive with an apostrophe counts as the name itself, and in
 * languages that leave out a vowel before another, like French, what is before the apostrophe is no part of the word.
 *
 * @param language whose words are compared, BCP 47: that of the site, also of texts in another one
 */
export function wordsIn(text: string, language: string): Word[] {
  const own = primaryLanguage(language)
  const words: Word[] = []
  for (const { 0: whole, index } of text.matchAll(WORD)) {
    const found = withoutElided(whole.replace(APOSTROPHES, "'"), own)
    const start = index + whole.length - found.length
    const end = index + whole.length
    const folded = lettersOf(fold(found))
    const plain = withoutArticle(folded)
    const word = plain.slice(0, MAX_WORD_LENGTH)
    if (!word) continue
    if (own === ENGLISH) words.push({ word, stem: rememberedStem(word, own), start, end })
    else {
      const written = lettersOf(spellingOf(found, own)).slice(folded.length - plain.length)
      const spelling = written.slice(0, MAX_WORD_LENGTH) || word
      words.push({ word, spelling, stem: rememberedStem(spelling, own), start, end })
    }
  }
  return words
}

const lettersOf = (word: string): string => word.replace(/'s$/, '').replace(/[^\p{L}\p{N}\p{M}]/gu, '')
