import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'

/** A document in place of that of the editor: what is alike in both stays, and the selection with it. */
export function replaceDocument({ doc, tr }: EditorState, next: Node): Transaction {
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return tr
  let { a, b } = end
  const overlap = start - Math.min(a, b)
  if (overlap > 0) {
    a += overlap
    b += overlap
  }
  return tr.replace(start, a, next.slice(start, b))
}
