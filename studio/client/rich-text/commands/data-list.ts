import type { NodeType } from 'prosemirror-model'
import { type Command, TextSelection } from 'prosemirror-state'

/** From a name, Enter goes to what is said of it; from one without words it leaves the list. */
export const toDescription: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.parent.type.name !== 'dt') return false
  const list = $from.node(-1)
  const index = $from.index(-1)
  const description = list.maybeChild(index + 1)
  const isLast = index + 2 >= list.childCount
  if ($from.parent.content.size > 0 || !isLast || list.childCount <= 2) {
    dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve($from.after()), 1)).scrollIntoView())
    return true
  }
  if (!dispatch) return true
  const end = $from.after() + (description?.nodeSize ?? 0)
  const tr = state.tr.delete($from.before(), end)
  const after = tr.mapping.map($from.after(-1))
  tr.insert(after, (state.schema.nodes.p as NodeType).create())
  dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

/** From an empty line behind what is said of a name, Enter goes on to the next name. */
export const continueData: Command = (state, dispatch) => {
  const { $from } = state.selection
  const { dt, dd, p } = state.schema.nodes
  if ($from.depth < 3 || $from.node(-1).type !== dd || $from.parent.type !== p || $from.parent.content.size > 0)
    return false
  if ($from.node(-1).childCount < 2 || $from.indexAfter(-1) < $from.node(-1).childCount || !dt || !dd || !p)
    return false
  if (!dispatch) return true
  const after = $from.after(-1) - $from.parent.nodeSize
  const tr = state.tr.delete($from.before(), $from.after()).insert(after, [dt.create(), dd.create(null, p.create())])
  dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}
