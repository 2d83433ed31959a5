import { lift, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Attrs, Node, NodeType, Schema } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { COMMON_ATTRIBUTES } from '../../../../services/content/ingest/rich-text/elements.ts'

/** Elements that look alike: one is written, each is taken away. */
const ALIKE: Readonly<Record<string, readonly string[]>> = { strong: ['strong', 'b'], em: ['em', 'i'] }

/** The marks of the selection, or of what is written next, that look as one does. */
export const activeMarks = (name: string, state: EditorState): string[] => {
  const { from, $from, to, empty } = state.selection
  return (ALIKE[name] ?? [name]).filter((own) => {
    const type = state.schema.marks[own]
    if (!type) return false
    return empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type)
  })
}

/** Marks what is selected, or takes the mark away. */
export const toggle =
  (name: string): Command =>
  (state, dispatch) => {
    const active = activeMarks(name, state)[0] ?? name
    const type = state.schema.marks[active]
    return type ? toggleMark(type)(state, dispatch) : false
  }

const commonOf = ({ attrs }: Node): Attrs =>
  Object.fromEntries(['before', ...COMMON_ATTRIBUTES].map((name) => [name, attrs[name]]))

/** Makes the lines of the selection lines of an element; they keep their language and their name. */
export const setLine =
  (tag: string): Command =>
  (state, dispatch) => {
    const type = state.schema.nodes[tag]
    if (!type) return false
    const { from, to } = state.selection
    const tr = state.tr.setBlockType(from, to, type, commonOf)
    if (!tr.docChanged) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** The innermost element of some types around the selection, and where it begins. */
export function around(state: EditorState, names: readonly string[]): { node: Node; pos: number } | undefined {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (names.includes(node.type.name)) return { node, pos: $from.before(depth) }
  }
  return undefined
}

/** Makes a list of the selection; of another list it makes this one, and of the same ordinary lines. */
export const toggleList =
  (tag: 'ul' | 'ol'): Command =>
  (state, dispatch) => {
    const { ul, ol, li } = state.schema.nodes
    const type = state.schema.nodes[tag]
    if (!ul || !ol || !li || !type) return false
    const list = around(state, ['ul', 'ol'])
    if (!list) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(li)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.pos, type, { ...commonOf(list.node), after: list.node.attrs.after }))
    return true
  }

/** Puts a quotation around the selection, or takes it away. */
export const toggleQuote: Command = (state, dispatch) => {
  const { blockquote } = state.schema.nodes
  if (!blockquote) return false
  return around(state, ['blockquote']) ? lift(state, dispatch) : wrapIn(blockquote)(state, dispatch)
}

/** Puts blocks behind the one in which the selection is, or in its place where it has no words. */
export const insertBlock =
  (make: (schema: Schema) => Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    const made = make(state.schema)
    const isEmpty = $from.parent.content.size === 0 && $from.parent.type.name === 'p'
    const depth = $from.depth
    const index = isEmpty ? $from.index(depth - 1) : $from.indexAfter(depth - 1)
    const holder = $from.node(depth - 1)
    if (depth < 1 || !holder.canReplaceWith(index, isEmpty ? index + 1 : index, made.type)) return false
    if (!dispatch) return true
    const at = isEmpty ? $from.before(depth) : $from.after(depth)
    const tr = isEmpty ? state.tr.replaceWith(at, $from.after(depth), made) : state.tr.insert(at, made)
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView())
    return true
  }

export const newDataList = (schema: Schema): Node => {
  const { dl, dt, dd, p } = schema.nodes as Record<string, NodeType>
  return dl?.create(null, [dt?.create() as Node, dd?.create(null, p?.create()) as Node]) as Node
}

/** Says in which language something is: the selected words, or all of a line where none are. */
export const setLanguage =
  (lang: string | null): Command =>
  (state, dispatch) => {
    const { from, to, empty, $from } = state.selection
    const { span } = state.schema.marks
    if (!span) return false
    if (empty) return setAttributes($from.depth, { lang, dir: null })(state, dispatch)
    const tr = state.tr.removeMark(from, to, span)
    dispatch?.(lang ? tr.addMark(from, to, span.create({ lang })) : tr)
    return true
  }

/** Names the line in which the selection is, for links. */
export const setName =
  (id: string | null): Command =>
  (state, dispatch) =>
    setAttributes(state.selection.$from.depth, { id })(state, dispatch)

const setAttributes =
  (depth: number, attrs: Attrs): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    if (depth < 1) return false
    const tr = state.tr
    for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute($from.before(depth), name, value)
    dispatch?.(tr)
    return true
  }
