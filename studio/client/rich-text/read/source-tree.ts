import { Parser } from 'htmlparser2'
import { NotRich } from './not-rich.ts'

export interface SourceElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: SourceNode[]
  /** Where it begins and ends in the text. */
  start: number
  end: number
}

/** Words as they read, without entities. */
export type SourceNode = SourceElement | string

/** Deeper than anybody nests. */
const MAX_DEPTH = 100
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/**
 * Reads a text as the sanitiser does, with the place of each element.
 *
 * @throws NotRich where tags are not closed in their order, and for what is neither element nor words
 */
export function sourceTree(text: string): SourceNode[] {
  const root: SourceElement = { tag: '', attributes: {}, children: [], start: 0, end: text.length }
  const open = [root]
  const refuse = (): never => {
    throw new NotRich({ kind: 'syntax' })
  }
  const parser = new Parser({
    onopentag(tag, attributes, isImplied) {
      if (isImplied || open.length > MAX_DEPTH) refuse()
      const element = { tag, attributes, children: [], start: parser.startIndex, end: parser.endIndex + 1 }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(words) {
      const { children } = open.at(-1) ?? root
      if (typeof children.at(-1) === 'string') children.push(`${children.pop()}${words}`)
      else children.push(words)
    },
    onclosetag(tag, isImplied) {
      const element = open.pop()
      if (!element || element.tag !== tag || (isImplied && !VOID.has(tag))) refuse()
      else element.end = parser.endIndex + 1
    },
    oncomment: refuse,
    onprocessinginstruction: refuse,
    oncdatastart: refuse,
  })
  parser.end(text)
  return root.children
}
