import { withoutPoints } from './scripts.ts'

/** Languages in which some letters become others in lower case than they do elsewhere: in Turkish `I` is `ı`. */
const OWN_LOWER_CASE: ReadonlySet<string> = new Set(['tr', 'az', 'lt'])

/**
 * A word as it is offered to somebody who typed another one: in lower case, without what most texts leave out.
 *
 * @param language its primary tag
 */
export function spellingOf(word: string, language: string): string {
  const whole = withoutPoints(word.normalize('NFKC'))
  return OWN_LOWER_CASE.has(language) ? whole.toLocaleLowerCase(language) : whole.toLowerCase()
}

/** Words that lose their vowel before another one, by language, up to the apostrophe. */
const ELIDED: Readonly<Record<string, RegExp>> = {
  ca: /^[dlmnst]'(?=.)/i,
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/i,
  it: /^(?:[cdlmtsv]|un|(?:a|co|da|de|ne|su)ll|gl|quell|quest|bell|sant|com|dov|cos|tutt|anch|senz|mezz)'(?=.)/i,
  pt: /^d'(?=.)/i,
}

/** A word without what is written before it with an apostrophe, which is `'`: `exposition` of `l'exposition`. */
export function withoutElided(word: string, language: string): string {
  const elided = ELIDED[language]
  return elided && word.includes("'") ? word.replace(elided, '') : word
}
