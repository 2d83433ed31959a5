/**
 * The text without the characters given at its ends. An expression like `/[-.]+$/` would try again at every place where
 * such characters occur, which takes a long text of them a long time.
 *
 * @param characters each of them goes, in any number
 */
export const trimOf = (text: string, characters: string): string => trimEndOf(trimStartOf(text, characters), characters)

export function trimEndOf(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text[end - 1] as string)) end--
  return text.slice(0, end)
}

function trimStartOf(text: string, characters: string): string {
  let start = 0
  while (start < text.length && characters.includes(text[start] as string)) start++
  return text.slice(start)
}
