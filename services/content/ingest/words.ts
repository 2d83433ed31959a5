import type { Entry } from '#engine'
import { plainText } from '#engine/outputs/plain-text.ts'
import { searchDocumentOf } from '#engine/outputs/search-document.ts'
import type { CataloguedType } from '../catalogue.ts'
import type { Words } from '../store/rows/row.ts'

/** The words an entry is found by. Null: the entry is not searched for. */
export function wordsOf(entry: Entry, { definition, page }: CataloguedType): Words | null {
  const found = searchDocumentOf(entry, definition, page !== undefined)
  if (!found) return null
  const { title, description, text } = found
  return { title, text: [description, text].map(plainText).filter(Boolean).join(' ') }
}
