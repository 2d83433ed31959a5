import type { JsonLdNode } from '../../contract/page/json-ld.ts'

/**
 * A graph in which each thing is described once: what is described again under an `@id` only refers to it, and a further
 * node of the graph with it goes. The nodes of the graph itself come first.
 */
export function onceEach(graph: readonly JsonLdNode[]): JsonLdNode[] {
  const described = new Set<string>()
  const isNew = (id: unknown) => typeof id !== 'string' || (!described.has(id) && Boolean(described.add(id)))
  const nodes = graph.filter((node) => isNew(node['@id']))
  const inside = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(inside)
    const { '@id': id } = value as { '@id'?: unknown }
    if (id !== undefined && Object.keys(value).length > 1 && !isNew(id)) return { '@id': id }
    return fieldsOf(value as JsonLdNode)
  }
  const fieldsOf = (value: JsonLdNode): JsonLdNode => {
    const copy = {} as Record<string, unknown>
    for (const key of Object.keys(value)) copy[key] = inside(value[key])
    return copy as JsonLdNode
  }
  return nodes.map(fieldsOf)
}
