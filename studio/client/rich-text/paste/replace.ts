/** Puts what is in an element in its place, within others where they are named. */
export function replaceWith(element: Element, ...around: readonly string[]): void {
  const { ownerDocument: page } = element
  let inside: Node[] = [...element.childNodes]
  for (const tag of around) {
    const outer = page.createElement(tag)
    outer.append(...inside)
    inside = [outer]
  }
  element.replaceWith(...inside)
}

/**
 * Markup whose styles are words alone: the policy of the page lets none in, and browsers report each that is only read.
 */
export const withoutStyles = (html: string): string =>
  html
    .replace(/<style[\s>][\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))

/** A declaration of the `style` of an element; empty where it has none. Browsers drop those of Word that they do not know. */
export function styleOf(element: Element, name: string): string {
  const declaration = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`, 'i')
  return (
    declaration
      .exec(element.getAttribute('data-style') ?? '')?.[1]
      ?.trim()
      .toLowerCase() ?? ''
  )
}
