import type { Word } from './words.ts'

/** English words that say nothing of what a text is about. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all also an and any are as at be because been before but by can could did do does for from had has have he
  her here him his how i if in into is it its just me more most my no not of on or our out over please she so some such
  than that the their them then there these they this those to too under up us was we were what when where which while who
  whose why will with would you your`.split(/\s+/),
)

/** True when none of the words says anything. */
export const areStopWords = (words: readonly Word[]): boolean => words.every(({ word }) => STOP_WORDS.has(word))

/** The words that say something; all of them where none does, as in the title `What’s On`. */
export const telling = (words: readonly Word[]): readonly Word[] =>
  areStopWords(words) ? words : words.filter(({ word }) => !STOP_WORDS.has(word))
