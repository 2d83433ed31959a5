import { collectInline } from './collect-inline.ts'
import type { Element, Node } from './parse.ts'

/** Rows with their cells; a row without any is none. */
const rowsOf = (nodes: readonly Node[]): Element[] =>
  collectInline(nodes, ['tr'], 'tr')
    .map((row) => ({ ...row, children: collectInline(row.children, ['td', 'th'], 'td') }))
    .filter(({ children }) => children.length > 0)

/**
 * Returns what a table consists of, in the order that it must have: one head, bodies or bare rows, one foot.
 *
 * @returns parts of rows of cells; cells may hold anything
 */
export function tableParts({ children }: Element): { caption?: Element; parts: Element[] } {
  const groups = collectInline(children, ['caption', 'thead', 'tbody', 'tfoot'], '')
  const caption = groups.find(({ tag }) => tag === 'caption')
  const others = groups
    .filter((group) => group !== caption)
    .map(({ tag, attributes, ...group }) => ({
      tag: tag === 'caption' ? '' : tag,
      attributes,
      children: rowsOf(group.children),
    }))
  const filled = others.filter((group) => group.children.length > 0)
  const head = filled.find(({ tag }) => tag === 'thead')
  const foot = filled.find(({ tag }) => tag === 'tfoot')
  const rest = filled.filter((group) => group !== head && group !== foot)
  const isBare = rest.every(({ tag }) => tag === '')
  const bodies = isBare ? rest.flatMap((group) => group.children) : rest.map((group) => ({ ...group, tag: 'tbody' }))
  return {
    caption: caption as Element | undefined,
    parts: [...(head ? [head] : []), ...bodies, ...(foot ? [foot] : [])],
  }
}
