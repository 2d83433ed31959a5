import type { JsonLdNode } from '../../contract/page/json-ld.ts'

/** Says what a page is in the vocabulary of Open Graph. */
export interface OpenGraphKind {
  type: 'article' | 'book' | 'profile' | 'website'
  /** Of an article, ISO 8601. */
  published?: string
  modified?: string
}

/** Reads what a page is from its own node of structured data, so that both say the same. */
export function openGraphKind({ '@type': type, datePublished, dateModified }: JsonLdNode): OpenGraphKind {
  if (type === 'Book') return { type: 'book' }
  if (type === 'Person') return { type: 'profile' }
  if (!/Article$|^BlogPosting$|^Report$/.test(type)) return { type: 'website' }
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return { type: 'article', published: text(datePublished), modified: text(dateModified) }
}
