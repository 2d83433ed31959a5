import type { Page } from 'playwright'

/** Words that stand on other words; empty when there are none. */
export const overlapProblems = (page: Page): Promise<string[]> => page.evaluate(findOverlaps)

/** Runs in the page. Letters fill the middle of their line: only that may not meet the middle of another. */
function findOverlaps(): string[] {
  const MARGIN = 0.3
  const LEAST = 2
  interface Box {
    node: Node
    left: number
    right: number
    top: number
    bottom: number
  }
  /** The part of a box that its scrolling or clipping surroundings let through. */
  const clipped = (box: Box, element: Element | null): Box => {
    if (!element) return box
    if (getComputedStyle(element).overflow === 'visible') return clipped(box, element.parentElement)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const inside = {
      node: box.node,
      left: Math.max(box.left, left),
      right: Math.min(box.right, right),
      top: Math.max(box.top, top),
      bottom: Math.min(box.bottom, bottom),
    }
    return clipped(inside, element.parentElement)
  }
  const boxes: Box[] = []
  // A modal dialog stands over the page: words it covers are not seen with its own.
  const root = document.querySelector('dialog:modal') ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!parent || !isShown || !node.textContent?.trim() || parent.closest('.visually-hidden, .skip-link, svg'))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const box = { node, left, right, top: top + height * MARGIN, bottom: bottom - height * MARGIN }
      const seen = clipped(box, parent)
      if (seen.right - seen.left > LEAST && seen.bottom - seen.top > LEAST) boxes.push(seen)
    }
  }
  boxes.sort((a, b) => a.top - b.top)
  const problems = new Set<string>()
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      if (b.top > a.bottom - LEAST) break
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      if (a.node === b.node || across <= LEAST) continue
      const isFirst = a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING
      const [first, second] = (isFirst ? [a, b] : [b, a]).map(({ node }) => node.textContent?.trim())
      problems.add(`“${first}” and “${second}” stand on each other`)
    }
  return [...problems]
}
