import type { NodeSpec } from 'prosemirror-model'
import { OWN_ATTRIBUTES } from '../../../../services/content/ingest/rich-text/attributes.ts'
import { COMMON_ATTRIBUTES as COMMON } from '../../../../services/content/ingest/rich-text/elements.ts'
import { blockAttributes, fromDom, holderAttributes, shown } from './attributes.ts'

/** A cell: spans are numbers, as commands of tables count them. */
const cell = (tag: 'td' | 'th', tableRole: string): NodeSpec => {
  const own = OWN_ATTRIBUTES[tag] ?? []
  const names = [...COMMON, ...own]
  return {
    ...{ content: 'block+', isolating: true, tableRole },
    attrs: {
      ...holderAttributes(own),
      ...{ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    },
    parseDOM: [{ tag, getAttrs: (element) => spansIn(fromDom(names)(element)) }],
    toDOM: ({ attrs }) => [tag, shown(attrs, names), 0],
  }
}

/** The attributes of a cell with its spans as numbers. */
export const spansIn = <Attributes extends Record<string, unknown>>(attrs: Attributes) => ({
  ...attrs,
  colspan: Number(attrs.colspan ?? 1) || 1,
  rowspan: Number(attrs.rowspan ?? 1) || 1,
})

/**
 * Tables: caption and rows. A row says in which part of the table it is: `part` is its element, or empty where it is in
 * none, and null where it is new; `group` tells bodies apart; `open` and `close` are the white space around the part.
 */
export const tables: Record<string, NodeSpec> = {
  table: {
    ...{ content: 'caption? rows', group: 'block', isolating: true, attrs: holderAttributes() },
    parseDOM: [{ tag: 'table', getAttrs: fromDom(COMMON) }],
    toDOM: ({ attrs }) => ['table', shown(attrs, COMMON), 0],
  },
  caption: {
    ...{ content: 'inline*', whitespace: 'pre', isolating: true, attrs: blockAttributes() },
    parseDOM: [{ tag: 'caption', getAttrs: fromDom(COMMON) }],
    toDOM: ({ attrs }) => ['caption', shown(attrs, COMMON), 0],
  },
  rows: { content: 'tr+', tableRole: 'table', parseDOM: [{ tag: 'tbody' }], toDOM: () => ['tbody', 0] },
  tr: {
    ...{ content: '(td | th)*', tableRole: 'row' },
    attrs: {
      ...holderAttributes(),
      ...{ part: { default: null }, group: { default: 0 }, open: { default: '' }, close: { default: '' } },
    },
    parseDOM: [{ tag: 'tr', getAttrs: fromDom(COMMON) }],
    toDOM: ({ attrs }) => ['tr', shown(attrs, COMMON), 0],
  },
  td: cell('td', 'cell'),
  th: cell('th', 'header_cell'),
}
