import porter2 from 'wink-porter2-stemmer'
import { arabicStem } from './arabic.ts'
import { fold } from './fold.ts'
import { ENGLISH, primaryLanguage, scriptOfLanguage } from './language/languages.ts'
import { snowballStem } from './language/snowball.ts'

/** Plurals that no rule makes. */
const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  feet: 'foot',
  geese: 'goose',
  men: 'man',
  mice: 'mouse',
  teeth: 'tooth',
  women: 'woman',
}

/**
 * What the forms of a word have in common, by the rules of the Snowball project for the language of the site: in English
 * `gilding` and `gilded` are both `gild`. Its accents tell forms apart, and are left out of the stem.
 *
 * Arabic words lose their endings in every language. On sites in another script, words in Latin letters are taken for
 * English ones. All other words stay as they are, folded.
 *
 * @see https://snowballstem.org/algorithms/
 * @param spelling in lower case, without article; folded in English
 * @param language BCP 47
 */
export function stemOf(spelling: string, language: string): string {
  const primary = primaryLanguage(language)
  if (primary !== ENGLISH) {
    const own = snowballStem(spelling, primary)
    if (own !== undefined) return fold(own)
  }
  const word = primary === ENGLISH ? spelling : fold(spelling)
  if (!/^[a-z]{3,}$/.test(word)) return arabicStem(word) ?? word
  if (primary !== ENGLISH && scriptOfLanguage(primary) === 'Latn') return word
  return Object.hasOwn(IRREGULAR, word) ? (IRREGULAR[word] as string) : porter2(word)
}
