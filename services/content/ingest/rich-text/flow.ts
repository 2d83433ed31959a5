import { anchorOf, languageOf, openingTag } from './attributes.ts'
import { HEADINGS, INLINE, LISTS, OBJECTS } from './elements.ts'
import { type Inline, Line, nested } from './line.ts'
import { dataList, listItems, withLists } from './lists.ts'
import { type Element, hasWords, type Node } from './parse.ts'
import { tableParts } from './table.ts'

interface Block {
  html: string
  /** Words that are in no block of their own. */
  isBare: boolean
}

/**
 * Markup of known elements in valid nesting: words between blocks get a paragraph, blocks inside lines of
 * words become lines of their own, and what a list or a table cannot hold gets an item or a cell.
 */
export const validBlocks = (nodes: readonly Node[]): string => new Writer().flow(nodes, undefined, true)

/** The same in one line: where a block began or ended, there is a space. */
export const validLine = (nodes: readonly Node[]): string => new Writer().line(nodes, undefined, true)

/** Returns what is in an item, behind the anchor that the item is. */
const named = ({ attributes, children }: Element): readonly Node[] => {
  const id = anchorOf(attributes)
  return id === undefined ? children : [{ tag: 'a', attributes: { id }, children: [] }, ...children]
}

class Writer {
  readonly #waiting: string[] = []

  /** @param isWhole it is the text itself, and not an item or a cell, where a single line needs no paragraph */
  flow(nodes: readonly Node[], inline: Inline | undefined, isWhole = false): string {
    const blocks: Block[] = []
    const line = new Line(this.#waiting)
    const end = (attributes?: Element['attributes'], isParagraph = false) => {
      const { html, isWordless: isEmpty } = line.take({ trimmed: !isParagraph })
      if (!isEmpty && isParagraph)
        blocks.push({ html: `${openingTag('p', attributes ?? {})}${html}</p>`, isBare: false })
      else if (!isEmpty) blocks.push({ html, isBare: true })
      else if (isWhole && blocks.length > 0 && /^\s+$/.test(html)) blocks.push({ html, isBare: false })
    }
    const add = (
      children: readonly Node[],
      around: Inline | undefined,
      attributes: Element['attributes'] | undefined,
    ) => {
      for (const node of withLists(children))
        if (typeof node === 'string') line.text(node, around)
        else if (node.tag === 'br') line.break(around)
        else if (OBJECTS.has(node.tag)) {
          line.gap(around)
          add(node.children, around, attributes)
          line.gap(around)
        } else if (INLINE.has(node.tag)) {
          line.anchor(node, around)
          add(node.children, nested(node, around), attributes)
        } else {
          end(attributes, attributes !== undefined)
          line.anchor(node, around)
          const own = node.tag === 'p' ? node.attributes : undefined
          if (own || isBoundary(node)) {
            add(node.children, around, own)
            end(own, own !== undefined)
          } else {
            end()
            const html = this.#block(node, around)
            if (html) blocks.push({ html, isBare: false })
          }
        }
    }
    add(nodes, inline, undefined)
    end()
    const wraps = isWhole || blocks.filter(({ isBare }) => isBare).length > 1
    return blocks.map(({ html, isBare }) => (isBare && wraps ? `<p>${html}</p>` : html)).join('')
  }

  line(nodes: readonly Node[], inline: Inline | undefined, trimmed = false): string {
    const line = new Line(this.#waiting)
    const add = (children: readonly Node[], around: Inline | undefined) => {
      for (const node of children)
        if (typeof node === 'string') line.text(node, around)
        else if (node.tag === 'br') line.break(around)
        else {
          const isInline = INLINE.has(node.tag)
          if (!isInline) line.gap(around)
          line.anchor(node, around)
          add(node.children, isInline ? nested(node, around) : around)
          if (!isInline) line.gap(around)
        }
    }
    add(nodes, inline)
    const { html, isWordless: isEmpty } = line.take({ trimmed })
    return isEmpty ? '' : html
  }

  #block(node: Element, inline: Inline | undefined): string {
    if (!hasWords(node)) return ''
    const { tag, attributes, children } = node
    const around = (html: string, name = tag, own = attributes) => `${openingTag(name, own)}${html}</${name}>`
    if (HEADINGS.has(tag)) {
      const html = this.line(children, inline)
      return html && around(html)
    }
    if (LISTS.has(tag)) {
      const items = listItems(node).filter(hasWords)
      const written = items.map((item) => around(this.flow(named(item), inline), 'li', item.attributes))
      return written.length > 0 ? around(written.join('')) : ''
    }
    if (tag === 'dl') {
      const { name, items } = dataList(node)
      const written = items.map((item) =>
        around(
          item.tag === 'dt' ? this.line(named(item), inline) : this.flow(named(item), inline),
          item.tag,
          item.attributes,
        ),
      )
      return written.length > 0 ? around(written.join(''), name) : ''
    }
    if (tag === 'table') return this.#table(node, inline)
    const html = this.flow(children, inline)
    return html && around(html, tag === 'blockquote' ? tag : 'div')
  }

  #table(node: Element, inline: Inline | undefined): string {
    const { caption, parts } = tableParts(node)
    const written = (element: Element): string => {
      const { tag, attributes, children } = element
      const html =
        tag === 'td' || tag === 'th'
          ? this.flow(named(element), inline)
          : tag === 'caption'
            ? this.line(children, inline)
            : children.map((child) => (typeof child === 'string' ? '' : written(child))).join('')
      return tag === 'caption' && !html ? '' : `${openingTag(tag, attributes)}${html}</${tag}>`
    }
    const head = caption ? written(caption) : ''
    if (parts.length === 0) return head && this.flow(caption?.children ?? [], inline, true)
    return `${openingTag('table', node.attributes)}${head}${parts.map(written).join('')}</table>`
  }
}

/** A block that goes, unless it says in which language its words are. */
const isBoundary = ({ tag, attributes }: Element): boolean => !KEPT.has(tag) && !('dir' in languageOf(attributes))

const KEPT = new Set([...HEADINGS, ...LISTS, 'dl', 'blockquote', 'table'])
