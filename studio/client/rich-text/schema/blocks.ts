import type { Node, NodeSpec } from 'prosemirror-model'
import { OWN_ATTRIBUTES } from '../../../../services/content/ingest/rich-text/attributes.ts'
import { COMMON_ATTRIBUTES as COMMON, HEADINGS, LISTS } from '../../../../services/content/ingest/rich-text/elements.ts'
import { blockAttributes, fromDom, holderAttributes, shown } from './attributes.ts'

/** How an element is shown, with its attributes. */
const showAs = (tag: string, names: readonly string[]) => ({
  parseDOM: [{ tag, getAttrs: fromDom(names) }],
  toDOM: ({ attrs }: Node) => [tag, shown(attrs, names), 0] as const,
})

/** Holds words; white space in them stays. */
const line = (tag: string, spec: NodeSpec = {}): NodeSpec => ({
  ...{ content: 'inline*', whitespace: 'pre', attrs: blockAttributes(), defining: true },
  ...showAs(tag, COMMON),
  ...spec,
})

/** Holds blocks. */
const holder = (tag: string, spec: NodeSpec = {}): NodeSpec => {
  const own = OWN_ATTRIBUTES[tag] ?? []
  return {
    ...{ content: 'block+', attrs: holderAttributes(own), defining: true },
    ...showAs(tag, [...COMMON, ...own]),
    ...spec,
  }
}

/** Blocks by the names of their elements; the first is what a new line becomes. */
export const blocks = {
  /** `isBare`: its words had no element of their own; null: it is new. */
  p: line('p', {
    group: 'block',
    defining: false,
    attrs: { ...blockAttributes(), isBare: { default: null } },
  }),
  ...Object.fromEntries([...HEADINGS].map((tag) => [tag, line(tag, { group: 'block' })])),
  ...Object.fromEntries([...LISTS].map((tag) => [tag, holder(tag, { group: 'block list', content: 'li+' })])),
  li: holder('li'),
  dl: holder('dl', { group: 'block', content: '(dt+ dd+)+' }),
  dt: line('dt'),
  dd: holder('dd'),
  blockquote: holder('blockquote', { group: 'block' }),
  /** Says the language of blocks: one that says nothing is none. */
  div: holder('div', {
    group: 'block',
    parseDOM: [{ tag: 'div[lang], div[dir]', getAttrs: fromDom(COMMON) }],
  }),
} satisfies Record<string, NodeSpec>
