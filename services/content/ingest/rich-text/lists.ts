import { collectInline } from './collect-inline.ts'
import { LISTS } from './elements.ts'
import { type Element, hasWords, type Node } from './parse.ts'

const isBlank = (node: Node): boolean => typeof node === 'string' && node.trim() === ''

/** Puts items that are in no list into one. */
export function withLists(nodes: readonly Node[]): readonly Node[] {
  if (!nodes.some((node) => listFor(node))) return nodes
  const result: Node[] = []
  let list: Element | undefined
  for (const node of nodes) {
    const tag = listFor(node)
    if (tag && typeof node !== 'string') {
      if (list?.tag !== tag) {
        list = { tag, attributes: {}, children: [] }
        result.push(list)
      }
      list.children.push(node)
    } else if (!list || !isBlank(node)) {
      list = undefined
      result.push(node)
    }
  }
  return result
}

function listFor(node: Node): 'ul' | 'dl' | undefined {
  if (typeof node === 'string') return undefined
  if (node.tag === 'li') return 'ul'
  return node.tag === 'dt' || node.tag === 'dd' ? 'dl' : undefined
}

/** The items of a list; a list beside them belongs to the one before, all else is an item. */
export function listItems({ tag: listTag, children }: Element): Element[] {
  const items: Element[] = []
  let loose: Element | undefined
  for (const child of children) {
    if (isBlank(child)) {
      loose?.children.push(child)
      continue
    }
    const tag = typeof child === 'string' ? '' : child.tag
    const last = items.at(-1)
    if (typeof child !== 'string' && tag === 'li') {
      const { value: _, ...others } = child.attributes
      const attributes = listTag === 'ol' ? child.attributes : others
      items.push({ tag, attributes, children: [...child.children] })
      loose = undefined
    } else if (last && (LISTS.has(tag) || last === loose)) last.children.push(child)
    else {
      loose = { tag: 'li', attributes: {}, children: [child] }
      items.push(loose)
    }
  }
  return items
}

/**
 * The names and what is said of them, in groups of names that are followed by something said. What is in any other order
 * becomes an ordinary list.
 */
export function dataList(list: Element): { name: 'dl' | 'ul'; items: Element[] } {
  const items = itemsIn(list).filter((item) => item.tag !== 'dt' || hasWords(item))
  const order = items.map(({ tag }) => tag[1]).join('')
  if (/^(?:t+d+)+$/.test(order)) return { name: 'dl', items }
  return { name: 'ul', items: items.filter(hasWords).map((item) => ({ ...item, tag: 'li' })) }
}

/** Groups (`div`) are looked through. */
const itemsIn = ({ children }: Element): Element[] =>
  collectInline(children, ['dt', 'dd', 'div'], 'dd').flatMap((child) =>
    child.tag === 'div' ? itemsIn(child) : [child],
  )
