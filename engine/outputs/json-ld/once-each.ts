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
    if (Array.isArray(value)) return value.map(inside)
    if (typeof value !== 'object' || value === null) return value
    const { '@id': id } = value as { '@id'?: unknown }
    if (Object.keys(value).length > 1 && !isNew(id)) return { '@id': id }
    return fieldsOf(value)
  }
  const fieldsOf = (value: object) =>
    Object.fromEntries(Object.entries(value).map(([key, field]) => [key, inside(field)]))
  return nodes.map((node) => fieldsOf(node) as JsonLdNode)
}
