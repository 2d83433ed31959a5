import type { Mark, Node } from 'prosemirror-model'
import { beginTag, escaped, type Spelling } from './spelling.ts'

/** The words of a line in a text; of several marks that begin at once the one that goes furthest is around the others. */
export function writeLine({ children }: Node, spelling: Spelling): string {
  const within = (from: number, to: number, open: readonly Mark[]): string => {
    let html = ''
    for (let at = from; at < to; ) {
      const ends = (children[at]?.marks ?? [])
        .filter((mark) => !mark.isInSet(open))
        .map((mark) => ({ mark, end: endOf(children, mark, at, to) }))
      const furthest = ends.toSorted((one, other) => other.end - one.end)[0]
      if (furthest) {
        const { mark, end } = furthest
        const { name } = mark.type
        html += `${beginTag(name, mark.attrs, Object.keys(mark.attrs))}${within(at, end, [...open, mark])}</${name}>`
        at = end
      } else {
        html += leaf(children[at] as Node, spelling)
        at++
      }
    }
    return html
  }
  return within(0, children.length, [])
}

const endOf = (children: readonly Node[], mark: Mark, from: number, to: number): number => {
  let end = from
  while (end < to && children[end]?.marks.some((other) => other.eq(mark))) end++
  return end
}

function leaf({ type, text, attrs }: Node, spelling: Spelling): string {
  if (type.name === 'br') return spelling.lineBreak
  if (type.name !== 'anchor') return escaped(text ?? '', spelling)
  return `${beginTag(attrs.tag, { [attrs.by]: attrs.id }, [attrs.by])}</${attrs.tag}>`
}
