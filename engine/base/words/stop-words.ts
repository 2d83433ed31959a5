import { ENGLISH, primaryLanguage, scriptOfLanguage, setsSpaces } from './language/languages.ts'
import { ENGLISH_WORDS, OTHERS_IN_ENGLISH, PARTICLES, QUESTION_WORDS, STOP_WORDS } from './language/stop-word-lists.ts'
import type { Word } from './words.ts'

const NONE: ReadonlySet<string> = new Set()
const known = new Map<string, readonly ReadonlySet<string>[]>()

/** The lists that hold on a site in a language: its own; the English one where there is none, or in another script. */
function listsOf(language: string): readonly ReadonlySet<string>[] {
  const primary = primaryLanguage(language)
  const lists = known.get(primary)
  if (lists) return lists
  const own = Object.hasOwn(STOP_WORDS, primary) ? STOP_WORDS[primary] : undefined
  const isApart = !own || scriptOfLanguage(primary) !== 'Latn'
  const all = [...(own ? [own] : []), ...(isApart ? [ENGLISH_WORDS] : [])]
  known.set(primary, all)
  return all
}

const isStopWord = ({ word }: Word, language: string): boolean => listsOf(language).some((list) => list.has(word))

/** Tells whether none of the words says anything. */
const areStopWords = (words: readonly Word[], language: string): boolean =>
  words.every((word) => isStopWord(word, language))

/** The words that say something; all of them where none does, as in the title `What’s On`. */
export const telling = (words: readonly Word[], language: string): readonly Word[] =>
  areStopWords(words, language) ? words : words.filter((word) => !isStopWord(word, language))

/** Tells whether none of the words that somebody looks for says anything, in the language or on an English site in others. */
export function askNothing(words: readonly Word[], language: string): boolean {
  const primary = primaryLanguage(language)
  if (!setsSpaces(primary)) {
    const whole = words.map(({ word }) => word).join('')
    if (PARTICLES[primary]?.has(whole)) return true
  }
  const others = primary === ENGLISH ? OTHERS_IN_ENGLISH : NONE
  return words.every((word) => isStopWord(word, primary) || others.has(word.word))
}

/** Tells whether it is a whole question: whoever asks one does not choose its words as those of a text. */
export function isQuestion(term: string, words: readonly Word[], language: string): boolean {
  const own = QUESTION_WORDS[primaryLanguage(language)] ?? QUESTION_WORDS[ENGLISH]
  return /[?¿؟？]/.test(term) || words.some(({ word }) => own?.has(word))
}
