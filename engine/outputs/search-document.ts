import { plainText } from '../base/text/plain-text.ts'
import type { AnyContentType } from '../contract/content/content-type.ts'
import type { Entry, StoredEntry } from '../contract/content/entry.ts'
import type { Settings } from '../contract/site/settings.ts'
import type { Text } from '../contract/site/translator.ts'
import type { Fields } from '../schema/describe.ts'
import { envelope } from '../schema/envelope.ts'
import { slugOf } from '../schema/names.ts'
import { type BlockFields, fieldNames, visitFields } from '../schema/visit.ts'

/** Describes what site search indexes of an entry, in plain text. */
export interface FullSearchDocument {
  title: string
  description: string
  text: string
  keywords: readonly string[]
  /** Key of the kind of result: its label in snake case. */
  kind: string
}

/** Holds what is known of the content type of an entry. */
export interface SearchedType {
  definition: AnyContentType
  /** Of the whole entry. */
  fields: Fields
  /** Its page, if it has one. */
  page: unknown
  blocks: BlockFields
  settings: Settings
}

/**
 * Reads what site search indexes of an entry: its name, its blurb, intro or meta description, its keywords and all text that
 * is in its fields and blocks; what its content type says wins.
 *
 * @param entry as it is stored
 * @returns null where the type has neither a page nor says what is searched
 */
export function searchDocumentOf(
  entry: Entry,
  { definition, fields, page, blocks, settings }: SearchedType,
): FullSearchDocument | null {
  const { search } = definition
  if (!search && !page) return null
  const own = search?.({ entry: entry as StoredEntry, settings }) ?? {}
  const { title = entry.name } = own
  if (typeof title !== 'string') throw new TypeError('The title is not a text.')
  return {
    title,
    description: plainText(own.description ?? descriptionOf(entry)),
    text: own.text === undefined ? textOf(entry, fields, blocks, own.without) : plainText(own.text),
    keywords: [...(metaPageOf(entry).keywords ?? []), ...(own.keywords ?? [])].map(String),
    kind: kindOf(own.type ?? kindTextOf(definition)),
  }
}

/** Says what a page is that shows no one thing, like a landing page: its type is called `page_…`. */
const PAGE = 'Web Page'
const kindTextOf = ({ name, label, kind }: AnyContentType): Text => kind ?? (name.startsWith('page_') ? PAGE : label)

/** The key of a kind of result, by its name in English: `Press Release` is `press_release`. */
const kindOf = (name: Text): string => slugOf(typeof name === 'string' ? name : name.english).replaceAll('-', '_')

/**
 * Lists what content types are called among results, by the name of the type and by the key of the kind. A message, which
 * is said in every language, wins over words.
 *
 * @param types by name
 */
export function searchKinds(types: ReadonlyMap<string, { definition: AnyContentType }>): ReadonlyMap<string, Text> {
  const named = [...types].map(([name, { definition }]) => [name, kindTextOf(definition)] as const)
  const kinds = named.map(([, text]) => [kindOf(text), text] as const)
  const isMessage = ([, text]: (typeof kinds)[number]) => typeof text === 'object'
  return new Map([...named, ...kinds.filter((kind) => !isMessage(kind)), ...kinds.filter(isMessage)])
}

interface Described {
  blurb?: string
  intro?: string
  subtitle?: string
  hero?: { intro?: string; blurb?: string }
}

const metaPageOf = (entry: Entry) => (entry.metaPage ?? {}) as { description?: string; keywords?: string[] }

function descriptionOf(entry: Entry): string {
  const { blurb, intro, subtitle, hero } = entry as Described
  const found = [blurb, intro, metaPageOf(entry).description, hero?.blurb, hero?.intro, subtitle]
  return found.find((text) => plainText(text) !== '') ?? ''
}

/** A text that is one word in small letters, or with such signs, is a code, an address or the like. */
const isCode = (text: string): boolean => (/[\d_/:.#@-]/.test(text) || /^[a-z]+$/.test(text)) && !/\s/.test(text)

/** All text of the fields of a type and of blocks, in their order. */
function textOf(entry: Entry, fields: Fields, blocks: BlockFields, without: readonly string[] | undefined): string {
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !LEFT_OUT.has(name)))
  const texts: string[] = []
  visitFields(own, entry, blocks, (value, { kind }, path) => {
    if (typeof value !== 'string' || without?.includes(fieldNames(path))) return
    if (kind === 'html' || kind === 'inline') texts.push(...value.split(BLOCK_END).map(plainText))
    else if (kind === 'text' && !isCode(value)) texts.push(value)
  })
  return texts
    .filter(Boolean)
    .reduce((told, text) => told + (STOPPED.test(told) ? ' ' : ' · ') + text, '')
    .slice(1)
}

/** Ends what is said for itself in rich text, like a heading or a cell. */
const BLOCK_END = /<\/(?:h[1-6]|p|li|dt|dd|th|td|caption|figcaption|blockquote)>/i
/** Between other texts there is a sign, so that an excerpt does not read as one sentence. */
const STOPPED = /(?:^|[.!?…:;,؟؛،]["'”’»)\]]*)$/

const LEFT_OUT = new Set([...Object.keys(envelope.shape), 'metaPage'])
