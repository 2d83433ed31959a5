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
    .replace(/<(\/?)style(?![\w-])/gi, `<$1${NO_STYLES}`)
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))

/** An element that no page shows any more, whose content is not read as markup: style sheets are put into it. */
export const NO_STYLES = 'noembed'

/** A declaration of the style of an element; empty where it has none. Browsers would drop those of Word. */
export function styleOf(element: Element, name: string): string {
  for (const declaration of (element.getAttribute('data-style') ?? '').split(';')) {
    const [own = '', ...value] = declaration.split(':')
    if (own.trim().toLowerCase() === name) return value.join(':').trim().toLowerCase()
  }
  return ''
}
