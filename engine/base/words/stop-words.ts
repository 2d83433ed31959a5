import type { Word } from './words.ts'

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** English words that say nothing of what a text is about. */
const STOP_WORDS = wordsOf(
  `a about after all also an and any are as at be because been before but by can could did do does for from had has have he
  her here him his how i if in into is it its just many me more most much my no not of on or our out over please she so some
  such than that the their them then there these they this those to too under up us was we were what when where which while
  who whose why will with would you your`,
)

/**
 * The same of other languages, folded, without words that mean something in English, like `die`. They are in the index, and
 * left out of what somebody looks for.
 */
const OF_OTHERS = wordsOf(
  `al como cuales cuando cuanto cuantos cual del donde el ella ellos en es esta este estan hay la las lo los mi para por que
  quien se ser su sus tiene un una uno unos unas y
  au aux avec ce ces cette comment combien dans de des du elle est et il ils je la le les leur mon nous ou par pourquoi qu
  quand quel quelle quels quelles qui sont sur une vous votre
  aber auf aus bei dem den der des dass das ein eine einem einen einer fur habe haben ich ihr ihre im ist mit nach oder sie
  sind und uber vom von wann warum welche welcher welches werden wie wieviel wir wo zu zum zur
  che chi come dei della delle di dove gli il io nel nella quale quali quando quanto sono tra
  wat waar wanneer hoe het een van zijn naar
  اين متي كيف ماذا ما هل من في علي الي عن مع هو هي هذا هذه ذلك تلك التي الذي كم لماذا او ثم ان`,
)

/** Words by which questions are told. */
const QUESTION_WORDS = wordsOf(
  `what when where which who whose why how can could do does did is are will
  como cual cuales cuando cuanto cuantos donde que quien hay
  combien comment ou pourquoi quand quel quelle quels quelles qui
  wann warum was welche welcher welches wer wie wieviel wo gibt
  che chi come dove quale quali quando quanto
  wat waar wanneer hoe
  اين متي كيف ماذا هل كم لماذا`,
)

/** Tells whether none of the words says anything. */
export const areStopWords = (words: readonly Word[]): boolean => words.every(({ word }) => STOP_WORDS.has(word))

/** The words that say something; all of them where none does, as in the title `What’s On`. */
export const telling = (words: readonly Word[]): readonly Word[] =>
  areStopWords(words) ? words : words.filter(({ word }) => !STOP_WORDS.has(word))

/** Tells whether none of the words that somebody looks for says anything in any of the languages. */
export const askNothing = (words: readonly Word[]): boolean =>
  words.every(({ word }) => STOP_WORDS.has(word) || OF_OTHERS.has(word))

/** Tells whether it is a whole question: whoever asks one does not choose its words as those of a text. */
export const isQuestion = (term: string, words: readonly Word[]): boolean =>
  /[?¿؟？]/.test(term) || words.some(({ word }) => QUESTION_WORDS.has(word))
