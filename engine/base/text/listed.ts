/** Returns the comma of the script that words are in: in Arabic it is another one. */
export const commaBetween = (words: readonly string[]): string =>
  words.some((word) => /\p{Script=Arabic}/u.test(word)) ? '، ' : ', '

/** Words in one line with commas between them, without those that are missing; empty where all are. */
export function listed(words: readonly (string | undefined)[]): string {
  const said = words.filter((word): word is string => Boolean(word))
  return said.join(commaBetween(said))
}
