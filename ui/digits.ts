/**
 * Prints the digits within a text as a language writes them: `3 / 40` is `٣ / ٤٠` in the Arabic of Egypt.
 *
 * @param language BCP 47; absent: that of the browser
 */
export function digitsOf(language: string | undefined): (text: string | number) => string {
  const { format } = new Intl.NumberFormat(language || undefined, { useGrouping: false })
  const digits = Array.from({ length: 10 }, (_, digit) => format(digit))
  return (text) => String(text).replace(/[0-9]/g, (digit) => digits[Number(digit)] as string)
}

/** The same in the language of an element of a page. */
export const digitsAt = (element: Element) => digitsOf(element.closest<HTMLElement>('[lang]')?.lang)
