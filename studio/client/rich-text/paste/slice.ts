import { Fragment, type Schema, Slice } from 'prosemirror-model'
import { readDocument } from '../read/read.ts'
import { sourceTree } from '../read/source-tree.ts'

/** Clean markup as a part of a document; its words alone where the editor could not hold it. */
export function sliceOf(html: string, schema: Schema): Slice {
  if (html === '') return Slice.empty
  try {
    const { content } = readDocument(schema, sourceTree(html))
    // Of what was copied in an editor ProseMirror closes what was whole, and opens nothing.
    return Slice.maxOpen(content)
  } catch {
    const words = html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const text = words.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => SIGNS[name] ?? '')
    return Slice.maxOpen(Fragment.from(schema.node('p', null, text ? [schema.text(text)] : [])))
  }
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
