/** Something in an object from outside that is not as its schema says. */
export interface Issue {
  /** `error`: something is lost by it. `warning`: nothing is lost that a page would show. */
  severity: 'error' | 'warning'
  /** The place in wire spelling, like `body[2].text_block.text`; empty: the whole. */
  field: string
  reason: string
  remedy: string
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The path of `name` inside `path`. */
export const within = (path: string, name: string): string => (path ? `${path}.${name}` : name)
