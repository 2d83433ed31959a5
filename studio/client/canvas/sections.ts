/** A section of a page, between the comments that name the fields that it comes from. */
export interface MarkedSection {
  /** In names of the model; the first is what it is mostly made of. */
  fields: readonly string[]
  start: Comment
  end: Comment
}

const START = /^field:(.+)$/
const END = '/field'

/** The marked sections of a page, in order, inner ones after those around them. */
export function sectionsOf(root: Node): MarkedSection[] {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const open: { fields: readonly string[]; start: Comment; at: number }[] = []
  const found: (MarkedSection | undefined)[] = []
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    const comment = node as Comment
    const fields = START.exec(comment.data.trim())?.[1]
    if (fields) {
      open.push({ fields: fields.split(' '), start: comment, at: found.length })
      found.push(undefined)
    } else if (comment.data.trim() === END) {
      const begun = open.pop()
      if (begun) found[begun.at] = { fields: begun.fields, start: begun.start, end: comment }
    }
  }
  return found.filter((section) => section !== undefined)
}

const isBefore = (a: Node, b: Node): boolean => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** The innermost section around a node. */
export const sectionAround = (root: Node, node: Node): MarkedSection | undefined =>
  sectionsOf(root).findLast(({ start, end }) => isBefore(start, node) && isBefore(node, end))

/** The section that comes from a field, or from the nearest field around it. */
export function sectionOf(root: Node, path: string): MarkedSection | undefined {
  const sections = sectionsOf(root)
  for (let outer = path; outer; outer = outer.replace(/(?:\[\d+\]|\.?[^.[\]]+)$/, '')) {
    const found = sections.find(({ fields }) => fields.includes(outer))
    if (found) return found
  }
  return undefined
}

/** The elements of a section: those between its comments. */
export function elementsOf({ start, end }: MarkedSection): Element[] {
  const elements: Element[] = []
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling)
    if (node instanceof Element) elements.push(node)
  return elements
}
