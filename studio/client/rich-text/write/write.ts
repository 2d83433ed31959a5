import type { Node } from 'prosemirror-model'
import { OWN_ATTRIBUTES } from '../../../../services/content/ingest/rich-text/attributes.ts'
import { COMMON_ATTRIBUTES } from '../../../../services/content/ingest/rich-text/elements.ts'
import { beginTag, type Spelling } from './spelling.ts'
import { partsOf } from './table-parts.ts'
import { writeLine } from './write-line.ts'

/** Holds elements as a text spells them, by how they would be written otherwise. */
export type Known = ReadonlyMap<string, string>

/** Writes what the editor holds as a text. What is in the text already is written as it is there. */
export class Writer {
  readonly #spelling: Spelling
  readonly #known: Known
  readonly #written = new WeakMap<Node, string>()
  readonly #plain = new WeakMap<Node, string>()

  constructor(spelling: Spelling, known: Known = new Map()) {
    this.#spelling = spelling
    this.#known = known
  }

  document(doc: Node): string {
    if (doc.firstChild && doc.type.spec.content === 'p') return this.#line(doc.firstChild)
    return this.#inside(doc, this.write) + (this.#kept(doc).length > 0 ? doc.attrs.after : '')
  }

  /** An element by what it is alone: however it was spelled, and whether it has words or not. */
  plain = (node: Node): string => {
    const known = this.#plain.get(node)
    if (known !== undefined) return known
    const written = this.#element(node, this.plain)
    this.#plain.set(node, written)
    return written
  }

  /** An element as the text has it, or would have it. */
  write = (node: Node): string => {
    const known = this.#written.get(node)
    if (known !== undefined) return known
    const written = this.#known.get(this.plain(node)) ?? this.#element(node, this.write)
    this.#written.set(node, written)
    return written
  }

  #line = (node: Node): string => writeLine(node, this.#spelling)

  #element(node: Node, write: (node: Node) => string): string {
    const { name } = node.type
    if (name === 'rows') return this.#rows(node, write)
    const own = OWN_ATTRIBUTES[name] ?? []
    const spans = { colspan: overOne(node.attrs.colspan), rowspan: overOne(node.attrs.rowspan) }
    const begin = beginTag(name, { ...node.attrs, ...spans }, [...own, ...COMMON_ATTRIBUTES])
    return `${begin}${this.#inside(node, write)}${node.attrs.after ?? ''}</${name}>`
  }

  /** What is in an element, each with the white space before it. */
  #inside(node: Node, write: (node: Node) => string): string {
    if (node.inlineContent) return this.#line(node)
    const kept = write === this.plain ? node.children : this.#kept(node)
    const bare = kept.filter(mayBeBare(node, kept.length))
    return kept
      .map((child) => {
        const isBare = bare.length === 1 && child === bare[0]
        return (child.attrs.before ?? '') + (isBare ? this.#line(child) : write(child))
      })
      .join('')
  }

  /** What has no words goes, unless the text has it, or its place counts. */
  #kept = ({ children }: Node): readonly Node[] =>
    children.filter((child) => COUNTS.has(child.type.name) || hasWords(child) || this.#known.has(this.plain(child)))

  #rows(rows: Node, write: (node: Node) => string): string {
    return partsOf(rows)
      .map(({ part, rows: own }) => {
        const inside = own.map((row) => row.attrs.before + write(row)).join('')
        const [first, last] = [own[0]?.attrs.open ?? '', own.at(-1)?.attrs.close ?? '']
        return part ? `${first}<${part}>${inside}${last}</${part}>` : inside
      })
      .join('')
  }
}

const overOne = (span: number | undefined) => (span && span > 1 ? span : null)

/** Those that stay without words. */
const COUNTS = new Set(['rows', 'tr', 'td', 'th', 'dd'])

/** Those around whose only line there is no element, unless the text has one. */
const HOLDS_WORDS = new Set(['li', 'dd', 'td', 'th'])

const mayBeBare =
  (parent: Node, count: number) =>
  ({ type, attrs }: Node): boolean => {
    if (type.name !== 'p' || attrs.isBare === false || COMMON_ATTRIBUTES.some((name) => attrs[name] !== null))
      return false
    if (parent.type.name === 'doc') return count === 1 && attrs.isBare === true
    return attrs.isBare === true || HOLDS_WORDS.has(parent.type.name)
  }

function hasWords(node: Node): boolean {
  if (node.textContent.trim() !== '') return true
  let hasAnchor = false
  node.descendants(({ type }) => {
    hasAnchor ||= type.name === 'anchor'
  })
  return hasAnchor
}
