import { gapCursor } from 'prosemirror-gapcursor'
import { DOMParser, type Node } from 'prosemirror-model'
import { type Command, EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { keysFor } from '../commands/keys.ts'
import { cleanPasted, type PasteSite } from '../paste/clean.ts'
import type { Loss } from '../paste/losses.ts'
import { withoutStyles } from '../paste/replace.ts'
import { sliceOf } from '../paste/slice.ts'

interface ViewOptions {
  doc: Node
  isReadOnly: boolean
  isInline: boolean
  site: PasteSite
  attributes: Readonly<Record<string, string>>
  keys: Readonly<Record<string, Command>>
  /** Told of each new state. */
  onState(state: EditorState, transaction: Transaction): void
  onPasted(losses: readonly Loss[]): void
}

/** The part of the page in which rich text is written. */
export function createView(place: HTMLElement, options: ViewOptions): EditorView {
  const { doc, isReadOnly, isInline, site, attributes, keys, onState, onPasted } = options
  const { schema } = doc.type
  const handleKey = keysFor(schema, keys)
  return new EditorView(place, {
    state: EditorState.create({
      doc: withLastLine(doc),
      plugins: isInline ? [] : [gapCursor(), tableEditing(), lastLine],
    }),
    editable: () => !isReadOnly,
    attributes,
    dispatchTransaction(this: EditorView, transaction) {
      this.updateState(this.state.apply(transaction))
      onState(this.state, transaction)
    },
    handleKeyDown(view, event) {
      if (event.ctrlKey || event.metaKey || event.altKey) readSelection(view)
      if (!handleKey(view, event)) return false
      // The page has some of these keys for something else.
      event.stopPropagation()
      return true
    },
    handleDOMEvents: {
      // The form undoes: the browser would take back only what it did itself.
      beforeinput: (_, event) => {
        if (event.inputType.startsWith('history')) event.preventDefault()
        return event.defaultPrevented
      },
      click: (_, event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
        return false
      },
    },
    transformPastedHTML: withoutStyles,
    clipboardParser: pastedWith((pasted) => {
      const { html, losses } = cleanPasted(pasted, isInline, site)
      onPasted(losses)
      return sliceOf(html, schema)
    }),
  })
}

/** The browser tells of a selection a moment after it is made, which may be after the key that does something with it. */
function readSelection(view: EditorView): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {}
  const isInside = (node: globalThis.Node | null | undefined) => node && view.dom.contains(node)
  const { selection, doc, tr } = view.state
  if (view.composing || !(selection instanceof TextSelection) || !isInside(anchorNode) || !isInside(focusNode)) return
  const place = (node: globalThis.Node, offset = 0) => doc.resolve(view.posAtDOM(node, offset))
  const shown = TextSelection.between(
    place(anchorNode as globalThis.Node, anchorOffset),
    place(focusNode as globalThis.Node, focusOffset),
  )
  if (!shown.eq(selection)) view.dispatch(tr.setSelection(shown))
}

/** Reads what is pasted, or dropped. */
function pastedWith(parseSlice: (pasted: Element) => ReturnType<DOMParser['parseSlice']>): DOMParser {
  return Object.assign(Object.create(DOMParser.prototype), { parseSlice })
}

/** Behind a list, a table or a quotation there is a line to go on in; without words it is not written. */
const lastLine = new Plugin({
  appendTransaction: (_, __, { doc, tr, schema }) =>
    doc.lastChild?.type.name === 'p' || !schema.nodes.p ? null : tr.insert(doc.content.size, schema.nodes.p.create()),
})

function withLastLine(doc: Node): Node {
  const { p, li } = doc.type.schema.nodes
  return !li || !p || doc.lastChild?.type === p ? doc : doc.copy(doc.content.addToEnd(p.create()))
}
