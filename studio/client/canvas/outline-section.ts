import { elementsOf, type MarkedSection } from './sections.ts'

/** Marks the elements of the section that is outlined. */
export const SHOWN = 'data-atrium-shown'
let hasStyles = false

/** Outlines a section and scrolls to it; the one before is let go. */
export function outlineSection(section: MarkedSection | undefined): void {
  addStyles()
  for (const element of document.querySelectorAll(`[${SHOWN}]`)) element.removeAttribute(SHOWN)
  if (!section) return
  const elements = elementsOf(section)
  for (const element of elements) element.setAttribute(SHOWN, '')
  const [first] = elements
  if (first && !isInSight(first)) first.scrollIntoView({ block: 'start', behavior: 'instant' })
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** The policy of the page takes no style elements. */
function addStyles(): void {
  if (hasStyles || !('adoptedStyleSheets' in document)) return
  hasStyles = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`[${SHOWN}] { outline: 2px solid #1f3a93 !important; outline-offset: -2px; }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
