import { parseHtml } from './parse.ts'

/** A node of a graph, or anything typed inside one. */
export type Node = Record<string, unknown> & { '@type': string }

export interface Graph {
  context: unknown
  nodes: Node[]
}

/** The structured data of a page: of each script of its kind, read as JSON. */
export function graphsOf(page: string | Document): Graph[] {
  const document = typeof page === 'string' ? parseHtml(page) : page
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  return [...scripts].map((script) => {
    const data = JSON.parse(script.textContent ?? '')
    return { context: data['@context'], nodes: data['@graph'] }
  })
}

/** Every value under a key, however deep. */
export function valuesOf(key: string, within: unknown): unknown[] {
  if (Array.isArray(within)) return within.flatMap((item) => valuesOf(key, item))
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(key, value)])
}
