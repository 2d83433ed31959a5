import { BLOCKS, INLINE } from '../../../services/content/ingest/rich-text/elements.ts'

/** Returns what rich text may hold; `br` breaks a line of either kind. */
export const allowedIn = (isInline: boolean): ReadonlySet<string> =>
  new Set([...INLINE, 'br', ...(isInline ? [] : BLOCKS)])

/** Elements that rich text uses and may not hold: they are taken out, or their words alone stay. */
export function refusedIn(html: string, isInline: boolean): string[] {
  const allowed = allowedIn(isInline)
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const used = [...body.querySelectorAll('*')].map(({ localName }) => localName)
  return [...new Set(used)].filter((name) => !allowed.has(name))
}
