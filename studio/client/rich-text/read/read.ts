import type { Node, Schema } from 'prosemirror-model'
import { OWN_ATTRIBUTES } from '../../../../services/content/ingest/rich-text/attributes.ts'
import { BLOCKS, COMMON_ATTRIBUTES, INLINE } from '../../../../services/content/ingest/rich-text/elements.ts'
import { attributesIn } from '../schema/attributes.ts'
import { NotRich } from './not-rich.ts'
import { isInline, readLine } from './read-line.ts'
import { readTable } from './read-table.ts'
import type { SourceElement, SourceNode } from './source-tree.ts'

const isSpace = (sign: string | undefined): boolean => sign !== undefined && ' \t\r\n\f'.includes(sign)

/** A line without the white space at its ends, which pages do not show. */
function trimmed(line: readonly SourceNode[]): { before: string; words: SourceNode[]; after: string } {
  const words = [...line]
  let [before, after] = ['', '']
  const [first, last] = [words[0], words.at(-1)]
  if (typeof first === 'string') {
    let start = 0
    while (isSpace(first[start])) start++
    before = first.slice(0, start)
    words[0] = first.slice(start)
  }
  if (typeof last === 'string') {
    const rest = words.at(-1) as string
    let end = rest.length
    while (isSpace(rest[end - 1])) end--
    after = rest.slice(end)
    words[words.length - 1] = rest.slice(0, end)
  }
  return { before, words, after }
}

/** What was read: told of each node that an element has become. */
export type OnRead = (node: Node, element: SourceElement) => void

const NO_ONE: OnRead = () => {}
const ALLOWED = new Set([...BLOCKS, ...INLINE, 'br'])
const LINES = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'caption'])

/**
 * A text as the editor holds it.
 *
 * @throws NotRich for what the editor cannot hold
 */
export function readDocument(schema: Schema, nodes: readonly SourceNode[], onRead = NO_ONE): Node {
  expectAllowed(nodes)
  try {
    const doc = schema.nodes.li ? flowDocument(new Reader(schema, onRead), nodes) : lineDocument(schema, nodes)
    doc.check()
    return doc
  } catch (error) {
    // Something is where the editor has no place for it.
    throw error instanceof RangeError ? new NotRich({ kind: 'changes' }) : error
  }
}

function flowDocument(reader: Reader, nodes: readonly SourceNode[]): Node {
  const { content, after } = reader.flow(nodes, true)
  const { schema } = reader
  return schema.node('doc', { after }, content.length > 0 ? content : schema.node('p'))
}

const lineDocument = (schema: Schema, nodes: readonly SourceNode[]): Node =>
  schema.node('doc', null, schema.node('p', { isBare: true }, readLine(schema, nodes)))

/** Elements and attributes that rich text does not keep, all of a text at once. */
function expectAllowed(nodes: readonly SourceNode[]): void {
  const elements = new Set<string>()
  const attributes = new Set<string>()
  const look = (node: SourceNode) => {
    if (typeof node === 'string') return
    const { tag } = node
    const own = [...COMMON_ATTRIBUTES, ...(OWN_ATTRIBUTES[tag] ?? []), ...(tag === 'a' ? ['name'] : [])]
    if (!ALLOWED.has(tag)) elements.add(tag)
    else for (const name of Object.keys(node.attributes)) if (!own.includes(name)) attributes.add(`${tag} ${name}`)
    node.children.forEach(look)
  }
  nodes.forEach(look)
  if (elements.size > 0) throw new NotRich({ kind: 'elements', names: [...elements] })
  if (attributes.size > 0) throw new NotRich({ kind: 'attributes', names: [...attributes] })
}

const isBlank = (node: SourceNode): node is string => typeof node === 'string' && /^[ \t\r\n\f]*$/.test(node)

export class Reader {
  readonly schema: Schema
  readonly #onRead: OnRead

  constructor(schema: Schema, onRead: OnRead) {
    this.schema = schema
    this.#onRead = onRead
  }

  /**
   * Blocks, and words between them, which are lines without an element.
   *
   * @param isWhole it is the text itself, where every line has one
   */
  flow(nodes: readonly SourceNode[], isWhole = false): { content: Node[]; after: string } {
    const content: Node[] = []
    let [line, space]: [SourceNode[], string] = [[], '']
    const end = () => {
      if (line.length === 0) return
      const { before, words, after } = trimmed(line)
      content.push(this.schema.node('p', { isBare: true, before: space + before }, readLine(this.schema, words)))
      line = []
      space = after
    }
    for (const [index, node] of nodes.entries()) {
      const next = nodes[index + 1]
      const isBetween = line.length === 0 || next === undefined || !isInline(next)
      if (isBlank(node) && isBetween) {
        end()
        space += node
      } else if (isInline(node)) line.push(node)
      else {
        end()
        content.push(this.block(node as SourceElement, space, isWhole))
        space = ''
      }
    }
    end()
    return { content, after: space }
  }

  /** An element with the white space before it. */
  block(element: SourceElement, before: string, isWhole = false): Node {
    const { tag } = element
    if (tag === 'table') return this.done(readTable(this, element, before), element)
    if (LINES.has(tag))
      return this.#made(element, { before, isBare: isWhole ? null : false }, readLine(this.schema, element.children))
    const only = tag === 'ul' || tag === 'ol' ? ['li'] : tag === 'dl' ? ['dt', 'dd'] : undefined
    const { content, after } = only ? this.parts(element, only) : this.flow(element.children)
    return this.#made(element, { before, after }, content)
  }

  /** The elements that another one consists of. */
  parts({ children }: SourceElement, only: readonly string[]): { content: Node[]; after: string } {
    const content: Node[] = []
    let space = ''
    for (const child of children)
      if (isBlank(child)) space = child
      else if (typeof child === 'string' || !only.includes(child.tag))
        throw new NotRich({ kind: 'place', names: [typeof child === 'string' ? '' : child.tag] })
      else {
        content.push(this.block(child, space))
        space = ''
      }
    return { content, after: space }
  }

  #made(element: SourceElement, more: Record<string, unknown>, content: Parameters<Schema['node']>[2]): Node {
    const type = this.schema.nodes[element.tag]
    // What has no element of its own in the editor is where it cannot be.
    if (!type) throw new NotRich({ kind: 'place', names: [element.tag] })
    const own = attributesIn(
      [...COMMON_ATTRIBUTES, ...(OWN_ATTRIBUTES[element.tag] ?? [])],
      (name) => element.attributes[name],
    )
    return this.done(type.create({ ...own, ...more }, content), element)
  }

  done(node: Node, element: SourceElement): Node {
    this.#onRead(node, element)
    return node
  }
}
