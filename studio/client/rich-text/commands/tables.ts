import type { Node, NodeType, Schema } from 'prosemirror-model'
import { type Command, TextSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
} from 'prosemirror-tables'
import { around } from './lines.ts'

export { addColumnAfter, addColumnBefore, addRowAfter, addRowBefore, deleteColumn, deleteRow, isInTable }

const ROWS = 3
const COLUMNS = 2

/** A table with a head: what is in it is said by its caption. */
export function newTable(schema: Schema): Node {
  const { table, caption, rows, tr, th, td, p } = schema.nodes as Record<string, NodeType>
  const cells = (type: NodeType | undefined, attrs: object) =>
    Array.from({ length: COLUMNS }, () => type?.create({ ...attrs }, p?.create()) as Node)
  const all = Array.from({ length: ROWS }, (_, index) =>
    index === 0
      ? (tr?.create({ part: 'thead', group: 1 }, cells(th, { scope: 'col' })) as Node)
      : (tr?.create({ part: 'tbody', group: 2 }, cells(td, {})) as Node),
  )
  return table?.create(null, [caption?.create() as Node, rows?.create(null, all) as Node]) as Node
}

/** Takes the whole table away. Its commands know the rows alone. */
export const removeTable: Command = (state, dispatch) => {
  const found = around(state, ['table'])
  if (!found) return deleteTable(state, dispatch)
  dispatch?.(state.tr.delete(found.pos, found.pos + found.node.nodeSize).scrollIntoView())
  return true
}

/** Gives the table a caption and goes there, or takes it away. */
export const toggleCaption: Command = (state, dispatch) => {
  const found = around(state, ['table'])
  const type = state.schema.nodes.caption
  if (!found || !type) return false
  const first = found.node.firstChild
  const at = found.pos + 1
  if (first?.type === type) dispatch?.(state.tr.delete(at, at + first.nodeSize))
  else {
    const tr = state.tr.insert(at, type.create())
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView())
  }
  return true
}

/** Makes the cells of a row, or of a column, its heads, or ordinary cells where they are heads. */
export const toggleHeads =
  (of: 'row' | 'column'): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    const { map, top, left, tableStart, table } = selectedRect(state)
    const { td, th } = state.schema.nodes
    const box =
      of === 'row'
        ? { left: 0, right: map.width, top, bottom: top + 1 }
        : { left, right: left + 1, top: 0, bottom: map.height }
    const cells = map.cellsInRect(box).map((pos) => ({ pos, node: table.nodeAt(pos) as Node }))
    const areHeads = cells.every(({ node }) => node.type === th)
    const tr = state.tr
    for (const { pos, node } of cells) {
      const scope = of === 'row' ? 'col' : 'row'
      // What heads both stays what it was.
      const attrs = { ...node.attrs, ...(!areHeads && node.type === td ? { scope } : {}) }
      tr.setNodeMarkup(tableStart + pos, areHeads ? td : th, areHeads ? { ...attrs, scope: null } : attrs)
    }
    dispatch?.(tr)
    return true
  }
