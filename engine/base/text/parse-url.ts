/**
 * A text as an address; undefined where it is none.
 *
 * In place of `URL.canParse`: that of Node 20 refuses what holds letters like "ü" as soon as it has been called often enough
 * to be optimized.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  // A path alone is never one, and the exception that would say so is dear.
  if (base === undefined && text.startsWith('/')) return undefined
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
