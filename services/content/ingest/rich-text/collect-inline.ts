import { type Element, hasWords, type Node } from './parse.ts'

/** Elements with one of `tags`; neighbouring nodes that are none of them get an element of their own. */
export function collectInline(nodes: readonly Node[], tags: readonly string[], into: string): Element[] {
  const result: Element[] = []
  let loose: Element | undefined
  for (const node of nodes)
    if (typeof node === 'object' && tags.includes(node.tag)) {
      result.push(node)
      loose = undefined
    } else if (loose) loose.children.push(node)
    else if (hasWords(node)) {
      loose = { tag: into, attributes: {}, children: [node] }
      result.push(loose)
    }
  return result
}
