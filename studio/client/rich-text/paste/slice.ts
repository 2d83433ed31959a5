import { Fragment, type Schema, Slice } from 'prosemirror-model'
import { readDocument } from '../read/read.ts'
import { sourceTree } from '../read/source-tree.ts'

/** Clean markup as a part of a document; its words alone where the editor could not hold it. */
export function sliceOf(html: string, schema: Schema): Slice {
  if (html === '') return Slice.empty
  try {
    const { content } = readDocument(schema, sourceTree(html))
    return new Slice(content, 0, 0)
  } catch {
    const words = html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const text = words.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => SIGNS[name] ?? '')
    return new Slice(Fragment.from(schema.node('p', null, text ? [schema.text(text)] : [])), 0, 0)
  }
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
