const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text or attribute value in HTML. */
export const escapeHtml = (text: string): string =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string) : text

/** Writes JSON that cannot close the script element it is in. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
