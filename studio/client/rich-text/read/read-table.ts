import type { Node } from 'prosemirror-model'
import { OWN_ATTRIBUTES } from '../../../../services/content/ingest/rich-text/attributes.ts'
import { COMMON_ATTRIBUTES } from '../../../../services/content/ingest/rich-text/elements.ts'
import { attributesIn } from '../schema/attributes.ts'
import { spansIn } from '../schema/tables.ts'
import { NotRich } from './not-rich.ts'
import type { Reader } from './read.ts'
import { readLine } from './read-line.ts'
import type { SourceElement } from './source-tree.ts'

/** A table as the editor holds it: its caption, and its rows, which say in which part they are. */
export function readTable(reader: Reader, element: SourceElement, before: string): Node {
  const { schema } = reader
  const captions: Node[] = []
  const rows: Node[] = []
  let group = 0
  const after = eachPart(element, (part, space) => {
    if (part.tag === 'caption') {
      const own = { ...common(part), before: space }
      captions.push(reader.done(schema.node('caption', own, readLine(schema, part.children)), part))
    } else if (part.tag === 'tr') rows.push(readRow(reader, part, space, { part: '' }))
    else if (['thead', 'tbody', 'tfoot'].includes(part.tag)) {
      if (Object.keys(part.attributes).length > 0) throw new NotRich({ kind: 'attributes', names: [part.tag] })
      group++
      const own: SourceElement[] = []
      const close = eachPart(part, (row) => own.push(row))
      let index = 0
      eachPart(part, (row, inner) => {
        const [isFirst, isLast] = [index === 0, ++index === own.length]
        rows.push(
          readRow(reader, row, inner, {
            ...{ part: part.tag, group },
            ...{ open: isFirst ? space : '', close: isLast ? close : '' },
          }),
        )
      })
    } else throw new NotRich({ kind: 'place', names: [part.tag] })
  })
  if (captions.length > 1 || rows.length === 0) throw new NotRich({ kind: 'place', names: ['table'] })
  return schema.node('table', { ...common(element), before, after }, [...captions, schema.node('rows', null, rows)])
}

function readRow(reader: Reader, row: SourceElement, before: string, place: Record<string, unknown>): Node {
  const { schema } = reader
  if (row.tag !== 'tr') throw new NotRich({ kind: 'place', names: [row.tag] })
  const cells: Node[] = []
  const after = eachPart(row, (cell, space) => {
    const type = cell.tag === 'td' || cell.tag === 'th' ? schema.nodes[cell.tag] : undefined
    if (!type) throw new NotRich({ kind: 'place', names: [cell.tag] })
    const { content, after: end } = reader.flow(cell.children)
    const own = spansIn(
      attributesIn([...COMMON_ATTRIBUTES, ...(OWN_ATTRIBUTES[cell.tag] ?? [])], (name) => cell.attributes[name]),
    )
    const filled = content.length > 0 ? content : schema.node('p')
    cells.push(reader.done(type.create({ ...own, before: space, after: end }, filled), cell))
  })
  return reader.done(schema.node('tr', { ...common(row), ...place, before, after }, cells), row)
}

const common = ({ attributes }: SourceElement) => attributesIn(COMMON_ATTRIBUTES, (name) => attributes[name])

/** Goes through the elements of one that holds no words. @returns the white space behind the last */
function eachPart({ children }: SourceElement, visit: (element: SourceElement, before: string) => void): string {
  let space = ''
  for (const child of children)
    if (typeof child !== 'string') {
      visit(child, space)
      space = ''
    } else if (/\S/.test(child)) throw new NotRich({ kind: 'place', names: [''] })
    else space = child
  return space
}
