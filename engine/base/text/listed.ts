import { scriptOfLanguage } from '../words/language/languages.ts'

/** Returns the comma of a language (BCP 47): in Arabic it is another one. */
export const commaIn = (language: string): string => (scriptOfLanguage(language) === 'Arab' ? '، ' : ', ')

/**
 * Words in one line with commas between them, without those that are missing; empty where all are. The commas are of the
 * script of the words that they follow; where these are of several, of that of at least half, as in an address in Arabic.
 */
export function listed(words: readonly (string | undefined)[]): string {
  const said = words.filter((word): word is string => Boolean(word))
  const followed = said.slice(0, -1)
  const arabic = followed.filter((word) => /\p{Script=Arabic}/u.test(word)).length
  return said.join(commaIn(arabic > 0 && arabic * 2 >= followed.length ? 'ar' : 'en'))
}
