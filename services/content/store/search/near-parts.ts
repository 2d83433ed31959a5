/** Words that are typed wrong are looked for among words of so many letters. */
const MIN_WORD_LENGTH = 3
const MAX_WORD_LENGTH = 20

export const isCorrectable = (word: string): boolean =>
  word.length >= MIN_WORD_LENGTH && word.length <= MAX_WORD_LENGTH && /^\p{L}+$/u.test(word)

/** A word without any one of its letters. */
export const shorterBy1 = (word: string): string[] =>
  Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1))

/** How a word sounds, roughly: words that are heard alike have the same, marked so that it is no word itself. */
export function consonantsOf(word: string): string {
  const sounds = word
    .replace(/ph/g, 'f')
    .replace(/[ckq]+/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/[vw]/g, 'v')
    .replace(/h/g, '')
  return `~${sounds[0]}${sounds.slice(1).replace(/[aeiouy]/g, '')}`.replace(/(.)\1+/g, '$1')
}
