/** A node of the JSON-LD graph; `@id` stays the same from render to render. */
export type JsonLdNode = { '@type': string; '@id'?: string } & Record<string, unknown>

/** Describes what nodes of the page itself are built from. */
export interface JsonLdBasis {
  /** Canonical address of the page. */
  url: string
  /** The page's description, plain text. */
  description?: string
  /** Address of the picture, absolute. */
  image?: string
  keywords: readonly string[]
  /** Of the page's words, BCP 47. */
  language: string
  publisher: { '@id': string }
}
