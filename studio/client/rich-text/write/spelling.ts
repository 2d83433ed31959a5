/** How a text writes what can be written in several ways. */
export interface Spelling {
  lineBreak: string
  fixedSpace: string
  /** It writes `&` as it is where no name follows. */
  isLoose: boolean
}

/** The spelling that a text has, for what is written into it. */
export const spellingOf = (text: string): Spelling => ({
  lineBreak: /<br\s*\/?>/.exec(text)?.[0] ?? '<br>',
  fixedSpace: text.includes('\u00a0') ? '\u00a0' : '&nbsp;',
  isLoose: /&(?![#\w])/.test(text),
})

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Words as they are written in a text. */
export const escaped = (words: string, { fixedSpace, isLoose }: Spelling): string =>
  words
    .replace(isLoose ? /[<>]|&(?=[#\w])/g : /[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll('\u00a0', fixedSpace)

/** A tag that begins an element, with the attributes that are said. */
export function beginTag(tag: string, attributes: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const written = names.map((name) => {
    const value = attributes[name]
    if (value === null || value === undefined) return ''
    return value === ''
      ? ` ${name}`
      : ` ${name}="${String(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)}"`
  })
  return `<${tag}${written.join('')}>`
}
