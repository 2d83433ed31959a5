/** An element of clean markup. */
export interface Element {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: Node[]
  /** Known of what was read, found out of what is made of it. */
  hasWords?: boolean
}

/** Text is escaped, as it stood in the markup. */
export type Node = string | Element

const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+/g
const ATTRIBUTE = /([a-z]+)(?:="([^"]*)")?/g
const WITHOUT_CONTENT = new Set(['br', 'hr', 'img', 'input', 'embed'])

/** Reads markup in which every tag is closed in its order and no attribute holds a bracket, as the sanitiser writes it. */
export function parseClean(html: string): Node[] {
  const root: Element = { tag: '', attributes: {}, children: [] }
  const open = [root]
  let preformatted = 0
  const markWords = () => {
    for (let depth = open.length - 1; depth >= 0 && !open[depth]?.hasWords; depth--)
      (open[depth] as Element).hasWords = true
  }
  for (const [text, close, tag, rest = ''] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root
    if (!tag) {
      parent.children.push(...(preformatted > 0 ? linesOf(text, parent.children.length === 0) : [text]))
      if (hasWords(text)) markWords()
    } else if (close) {
      if (open.length > 1 && open.pop()?.tag === 'pre') preformatted--
    } else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(ATTRIBUTE)].map(([, name = '', value = '']): [string, string] => [name, value]),
      )
      const element = { tag, attributes, children: [], hasWords: false }
      parent.children.push(element)
      if (!WITHOUT_CONTENT.has(tag)) open.push(element)
      if (tag === 'pre') preformatted++
    }
  }
  return root.children
}

/** The lines of a poem or a program, which other elements do not keep; the first and the last line may be empty. */
const linesOf = (text: string, isFirst: boolean): Node[] =>
  (isFirst ? text.replace(/^\r?\n/, '') : text)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .flatMap((line, index): Node[] => (index === 0 ? [line] : [{ tag: 'br', attributes: {}, children: [] }, line]))

export const hasWords = (node: Node): boolean =>
  typeof node === 'string' ? node.trim() !== '' : (node.hasWords ?? node.children.some(hasWords))
