import { type NodeSpec, Schema } from 'prosemirror-model'
import { blocks } from './blocks.ts'
import { inlines, marks } from './inlines.ts'
import { tables } from './tables.ts'

/** Says what the editor of a kind of field may hold: what the sanitiser keeps, and nothing else. */
const schemaOf = (doc: NodeSpec, nodes: Readonly<Record<string, NodeSpec>>) =>
  new Schema({ nodes: { doc, ...nodes, ...inlines }, marks })

/** Blocks, however deep. */
export const flowSchema = schemaOf({ content: 'block+', attrs: { after: { default: '' } } }, { ...blocks, ...tables })

/** One line of words. */
export const lineSchema = schemaOf({ content: 'p', attrs: { after: { default: '' } } }, { p: blocks.p })

export const schemaFor = (isInline: boolean): Schema => (isInline ? lineSchema : flowSchema)
