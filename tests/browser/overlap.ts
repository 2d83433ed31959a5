/** Words that stand on other words; empty when there are none. Runs in the page. Letters fill the middle of their line: only that may not meet the middle of another. */
export function findOverlaps(): string[] {
  const MARGIN = 0.3
  const LEAST = 2
  interface Box {
    node: Node
    left: number
    right: number
    top: number
    bottom: number
  }
  type Rect = Omit<Box, 'node'>
  const EVERYTHING = {
    left: Number.NEGATIVE_INFINITY,
    right: Number.POSITIVE_INFINITY,
    top: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
  }
  const windows = new Map<Element, Rect>()
  const common = (a: Rect, b: Rect): Rect => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  })
  /** What the scrolling or clipping surroundings of an element's content let through; asked once an element. */
  const windowOf = (element: Element | null): Rect => {
    if (!element) return EVERYTHING
    const known = windows.get(element)
    if (known) return known
    const around = windowOf(element.parentElement)
    const clips = getComputedStyle(element).overflow !== 'visible'
    const own = clips ? common(element.getBoundingClientRect(), around) : around
    windows.set(element, own)
    return own
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
      const letters = { left, right, top: top + height * MARGIN, bottom: bottom - height * MARGIN }
      const seen = { node, ...common(letters, windowOf(parent)) }
      if (seen.right - seen.left > LEAST && seen.bottom - seen.top > LEAST) boxes.push(seen)
    }
  }
  boxes.sort((a, b) => a.top - b.top)
  const problems = new Set<string>()
  for (const [index, a] of boxes.entries())
    for (let next = index + 1; next < boxes.length; next++) {
      const b = boxes[next] as Box
      if (b.top > a.bottom - LEAST) break
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      if (a.node === b.node || across <= LEAST) continue
      const isFirst = a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING
      const [first, second] = (isFirst ? [a, b] : [b, a]).map(({ node }) => node.textContent?.trim())
      problems.add(`“${first}” and “${second}” stand on each other`)
    }
  return [...problems]
}
