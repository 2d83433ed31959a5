/** The package has no types of its own. */
declare module 'wink-porter2-stemmer' {
  /** @param word in lower case */
  export default function stem(word: string): string
}
