import type { ContentType, SearchDocument } from '../contract/content/content-type.ts'
import type { Entry, StoredEntry } from '../contract/content/entry.ts'
import { defined } from '../contract/defined.ts'
import { plainText } from './plain-text.ts'

/**
 * What site search indexes of an entry: its name, blurb or intro, and the text of its body; what its content type says
 * wins.
 *
 * @param entry as it is stored
 * @returns null where the type has neither a page nor says what is searched
 */
export function searchDocumentOf(
  entry: Entry,
  { search, label }: ContentType<any, any, any>,
  hasPage: boolean,
): Required<SearchDocument> | null {
  if (!search && !hasPage) return null
  const { blurb, intro, subtitle } = entry as Record<string, string | undefined>
  return {
    title: entry.name,
    description: plainText(blurb ?? intro) || subtitle || '',
    text: textOf(entry.body),
    type: label,
    ...defined(search?.({ entry: entry as StoredEntry }) ?? {}),
  }
}

/** The words of text blocks. */
const textOf = (body: unknown): string =>
  Array.isArray(body) ? plainText(body.map(({ text }) => (typeof text === 'string' ? text : '')).join(' ')) : ''
