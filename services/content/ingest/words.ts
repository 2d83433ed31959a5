import type { DateFormats, Entry } from '#engine'
import { plainText } from '#engine/outputs/plain-text.ts'
import type { CataloguedType } from '../catalogue.ts'
import type { Words } from '../store/row.ts'

/**
 * The words an entry is found by: what its content type says for search, else its card where it has a page. Null: the
 * entry is not searched for.
 */
export function wordsOf(
  entry: Entry,
  { definition: { search, card }, page }: CataloguedType,
  dates: DateFormats,
): Words | null {
  if (search) {
    const { title, description, text } = search(entry)
    return { title: String(title ?? ''), text: [description, text].map(plainText).filter(Boolean).join(' ') }
  }
  if (!card || !page) return null
  const {
    title = (entry.displayTitle as string | undefined) ?? entry.title,
    subtitle,
    excerpt,
    meta,
  } = card.map?.(entry, { dates }) ?? {}
  return { title, text: [subtitle, excerpt, meta].map(plainText).filter(Boolean).join(' ') }
}
