import type { Mark } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'

export interface LinkThere {
  href: string
  from: number
  to: number
}

/** The link in which the selection begins, and how far it goes. */
export function linkAt({ selection, schema }: EditorState): LinkThere | undefined {
  const { $from } = selection
  const type = schema.marks.a
  const { parent } = $from
  const index = $from.index()
  const own = (at: number): Mark | undefined =>
    at >= 0 && at < parent.childCount ? type?.isInSet(parent.child(at).marks) : undefined
  // Behind the last letter of a link one is still at it.
  const at = $from.textOffset === 0 && own(index - 1) ? index - 1 : index
  const mark = own(at)
  if (!mark) return undefined
  let [first, last] = [at, at]
  while (own(first - 1)?.eq(mark)) first--
  while (own(last + 1)?.eq(mark)) last++
  let from = $from.start()
  for (let child = 0; child < first; child++) from += parent.child(child).nodeSize
  let to = from
  for (let child = first; child <= last; child++) to += parent.child(child).nodeSize
  return { href: mark.attrs.href, from, to }
}

/**
 * Lets the selected words, or the link in which one is, lead to an address; without words to the title of what is chosen.
 *
 * @param more is said at the end of the words
 */
export const setLink =
  (href: string, title: string, more?: string): Command =>
  (state, dispatch) => {
    const { a } = state.schema.marks
    const link = linkAt(state)
    const { from, to } = state.selection.empty && link ? link : state.selection
    if (!a) return false
    const tr = state.tr
    const end = more ? ` ${more}` : ''
    if (from === to) {
      const words = `${title || href}${end}`
      tr.insertText(words, from).addMark(from, from + words.length, a.create({ href }))
    } else {
      const isSaid = end === '' || state.doc.textBetween(from, to).endsWith(end)
      if (!isSaid) tr.insertText(end, to)
      const last = isSaid ? to : to + end.length
      tr.removeMark(from, last, a).addMark(from, last, a.create({ href }))
    }
    dispatch?.(tr.removeStoredMark(a))
    return true
  }

/** Lets the words stay, and lead nowhere. */
export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state)
  const { a } = state.schema.marks
  if (!link || !a) return false
  const tr = state.tr.removeMark(link.from, link.to, a)
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, state.selection.from)))
  return true
}
