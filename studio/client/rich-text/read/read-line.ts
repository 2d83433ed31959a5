import { Fragment, type Mark, type Node, type Schema } from 'prosemirror-model'
import { INLINE } from '../../../../services/content/ingest/rich-text/elements.ts'
import { attributesIn } from '../schema/attributes.ts'
import { NotRich } from './not-rich.ts'
import type { SourceElement, SourceNode } from './source-tree.ts'

/** Tells whether a node is within a line: words and what marks them. */
export const isInline = (node: SourceNode): boolean =>
  typeof node === 'string' || node.tag === 'br' || INLINE.has(node.tag)

/** Line breaks in a text are spaces on the page. */
export const unwrapped = (text: string): string =>
  text.replace(/[ \t\n\f\r]+/g, (space) => (space.includes('\n') ? ' ' : space))

/**
 * The words of a line with their marks.
 *
 * @throws NotRich for blocks within
 */
export function readLine(schema: Schema, nodes: readonly SourceNode[]): Fragment {
  const found: Node[] = []
  const add = (children: readonly SourceNode[], marks: readonly Mark[]) => {
    for (const node of children)
      if (typeof node === 'string') {
        const words = unwrapped(node)
        if (words) found.push(schema.text(words, marks))
      } else if (node.tag === 'br') found.push(schema.node('br', null, undefined, marks))
      else if (!isInline(node)) throw new NotRich({ kind: 'place', names: [node.tag] })
      else {
        const anchor = anchorIn(schema, node, marks)
        if (anchor) found.push(anchor)
        const mark = markOf(schema, node)
        if (!mark && (!anchor || node.children.length > 0)) throw new NotRich({ kind: 'place', names: [node.tag] })
        add(node.children, mark ? mark.addToSet(marks) : marks)
      }
  }
  add(nodes, [])
  return Fragment.fromArray(found)
}

/** The place that links lead to by the name of an element. */
function anchorIn(schema: Schema, { tag, attributes, children }: SourceElement, marks: readonly Mark[]) {
  const by = 'id' in attributes ? 'id' : tag === 'a' && 'name' in attributes ? 'name' : undefined
  if (!by) return undefined
  // One of an element with words is written before them.
  return schema.node('anchor', { id: attributes[by], by, tag: children.length > 0 ? 'a' : tag }, undefined, marks)
}

/** The mark that an element is; one that says nothing is none. */
function markOf(schema: Schema, { tag, attributes }: SourceElement): Mark | undefined {
  const type = schema.marks[tag]
  const isSilent = (tag === 'a' && !attributes.href) || (tag === 'span' && !attributes.lang && !attributes.dir)
  return isSilent
    ? undefined
    : type?.create(attributesIn(Object.keys(type.spec.attrs ?? {}), (name) => attributes[name]))
}
