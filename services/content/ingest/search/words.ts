import type { Entry } from 'atrium'
import { searchDocumentOf } from '#engine/host.ts'
import type { Catalogue, CataloguedType } from '../../catalogue/catalogue.ts'
import type { FullSearchDocument } from '../../catalogue/engine-types.ts'

/** The words an entry is found by, or those of a part of other pages. Null: the entry is not searched for. */
export const wordsOf = (
  entry: Entry,
  type: CataloguedType,
  { blocks, settings }: Catalogue,
): FullSearchDocument | null =>
  searchDocumentOf(entry, { ...type, blocks, settings, page: type.page ?? type.definition.foundWithPages })
