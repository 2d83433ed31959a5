import porter2 from 'wink-porter2-stemmer'
import { arabicStem } from './arabic.ts'

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
 * English stemming by the rules of the Snowball project ("Porter2"): `gilding` and `gilded` are both `gild`.
 *
 * @see https://snowballstem.org/algorithms/english/stemmer.html
 * Arabic words lose their endings; words of other scripts stay as they are.
 *
 * @param word folded
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return arabicStem(word) ?? word
  return Object.hasOwn(IRREGULAR, word) ? (IRREGULAR[word] as string) : porter2(word)
}
