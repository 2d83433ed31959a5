import { replaceWith, styleOf } from './replace.ts'

const isHeavy = (weight: string) => weight.startsWith('bold') || Number(weight) >= 600

/** The elements that say what a style shows. */
function marksOf(element: Element): string[] {
  const shift = styleOf(element, 'vertical-align')
  return [
    ...(isHeavy(styleOf(element, 'font-weight')) ? ['strong'] : []),
    ...(/italic|oblique/.test(styleOf(element, 'font-style')) ? ['em'] : []),
    ...(shift === 'super' ? ['sup'] : shift === 'sub' ? ['sub'] : []),
  ]
}

/** What is bold and slanted by its element, and is not by its style: Google Docs puts all it copies in such a `b`. */
const isUndone = (element: Element): boolean =>
  element.matches('b, strong')
    ? /^(?:normal|[1-4]00)$/.test(styleOf(element, 'font-weight'))
    : styleOf(element, 'font-style') === 'normal'

/** Says by elements what styles say; bold and italic are strong and emphasis, however they were made. */
export function marksOfStyles(pasted: Element): void {
  for (const element of pasted.querySelectorAll('b, strong, i, em')) {
    const name = element.matches('b, strong') ? 'strong' : 'em'
    if (isUndone(element)) replaceWith(element, ...marksOf(element))
    // A heading is strong by itself.
    else if (name === 'strong' && element.closest('h1, h2, h3, h4, h5, h6')) replaceWith(element)
    else if (element.localName !== name) replaceWith(element, name)
  }
  for (const element of pasted.querySelectorAll('span[data-style], font[data-style]')) {
    const isInHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null
    const marks = marksOf(element).filter((mark) => !(isInHeading && mark === 'strong') && !element.closest(mark))
    if (marks.length > 0) {
      const inner = element.ownerDocument.createElement('span')
      inner.append(...element.childNodes)
      for (const name of ['lang', 'dir'])
        if (element.hasAttribute(name)) inner.setAttribute(name, element.getAttribute(name) ?? '')
      element.append(inner)
      replaceWith(element, ...marks)
    }
  }
}
