/**
 * The article, with what is written together with it: "and", "then", "with", "as", "to".
 *
 * @see Larkey, Ballesteros, Connell: "Light Stemming for Arabic Information Retrieval" (light10), which search engines use
 */
const ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=..)/
const AND = /^و(?=...)/
const ENDINGS = /(?:ها|ان|ات|ون|ين|يه|ه|ي)$/
/** So many letters of a word stay. */
const MIN_STEM_LENGTH = 2

const isArabic = (word: string): boolean => /^[\u0621-\u064a]+$/.test(word)

/** An Arabic word without its article, as it is called in a title and in a question: `المتحف`, `والمتحف` and `للمتحف` are `متحف`. */
export const withoutArticle = (word: string): string => (isArabic(word) ? word.replace(ARTICLE, '') : word)

/** The stem of an Arabic word that is folded and has no article; undefined for any other. */
export function arabicStem(word: string): string | undefined {
  if (!isArabic(word)) return undefined
  let stem = word.replace(AND, '')
  for (let ending = ENDINGS.exec(stem); ending && ending.index >= MIN_STEM_LENGTH; ending = ENDINGS.exec(stem))
    stem = stem.slice(0, ending.index)
  return stem
}
