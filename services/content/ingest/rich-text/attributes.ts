import { defined } from 'atrium'
import { directionOf, LINK_PATTERN, languageTag } from '#engine/host.ts'

type Attributes = Readonly<Record<string, string>>

const DIRECTIONS = ['ltr', 'rtl', 'auto']
/** Matches what an id may be: addresses have it, too. */
const ID = /^[^\s&<>"'#%]{1,100}$/

const isNumber = (value: string) => /^-?\d{1,6}$/.test(value)
const isSpan = (value: string) => /^[1-9]\d{0,2}$/.test(value) && value !== '1'

/** Attributes of single elements, and which of their values are valid. */
const OWN: Record<string, Record<string, (value: string) => boolean>> = {
  a: { href: () => true },
  ol: { start: isNumber, reversed: () => true, type: (value) => /^[1aAiI]$/.test(value) },
  li: { value: isNumber },
  th: {
    scope: (value) => ['row', 'col', 'rowgroup', 'colgroup'].includes(value),
    colspan: isSpan,
    rowspan: isSpan,
  },
  td: { colspan: isSpan, rowspan: isSpan },
}

/** Names them, for those who read or write rich text elsewhere. */
export const OWN_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(OWN).map(([tag, own]) => [tag, Object.keys(own)]),
)

const ADDRESS = new RegExp(LINK_PATTERN)

/** Tells whether a link may lead to an address. */
export const isAddress = (href: string): boolean => ADDRESS.test(href)

/** The language and the direction of the words in an element: who names the one says the other. */
export function languageOf({ lang = '', dir = '' }: Attributes): Record<string, string> {
  const direction = DIRECTIONS.find((known) => known === dir.toLowerCase())
  const language = languageTag(lang)
  const dirOf = direction ?? (language && directionOf(language))
  return defined({ lang: language, dir: dirOf }) as Record<string, string>
}

/** The name that links lead to by `#name`, as `id` or, in old texts, as `name` of an anchor. */
export function anchorOf({ id, name }: Attributes): string | undefined {
  const anchor = id ?? name ?? ''
  return ID.test(anchor) ? anchor : undefined
}

/** The opening tag with the attributes that an element keeps. */
export function openingTag(tag: string, attributes: Attributes): string {
  const own = Object.entries(OWN[tag] ?? {}).flatMap(([name, isValid]): [string, string][] => {
    const value = attributes[name]
    return value !== undefined && isValid(value) ? [[name, value]] : []
  })
  const kept = [...own, ...Object.entries(languageOf(attributes))]
  return `<${tag}${kept.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`)).join('')}>`
}
