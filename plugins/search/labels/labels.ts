import type { PageContext } from 'atrium'
import messages from './messages.ts'
import { keyOf, knownType, TYPES } from './type-names.ts'

type Needs = Pick<PageContext, 'settings' | 'translate' | 'textOf' | 'log'>

/** Pages of the institution's former site: whatever they are, they are pages. */
const LEGACY = 'legacy'

/** Names a kind by its key; what the institution calls it wins. Undefined for one that is not known. */
export function typeName(type: string, { settings, textOf }: Pick<Needs, 'settings' | 'textOf'>) {
  const own = settings.searchTypeLabels
  const [key, known] = [keyOf(type), knownType(type)]
  if (Object.hasOwn(own, key)) return own[key]
  return known && (Object.hasOwn(own, known) ? own[known] : textOf(TYPES[known]))
}

/**
 * Says what a result is, like `Press Release`.
 *
 * @param source the key of the application whose page it is
 * @returns undefined for a type that is not known, which the log names
 */
export function typeLabel(type: string, source: string, needs: Needs): string | undefined {
  if (source === LEGACY) return needs.translate(messages).page
  const name = typeName(type, needs)
  if (name === undefined) needs.log.warn({ type }, `No display name found for ${type}`)
  return name
}

/** Where a result comes from, like `Museum Collection`; a source of its own name is called by its key. */
export function sourceLabel(
  source: string,
  { institution, settings, translate }: Pick<PageContext, 'institution' | 'settings' | 'translate'>,
) {
  const { museumCollection, researchCollections } = translate(messages)
  const known: Record<string, string> = {
    museum_collection_pages: museumCollection,
    research_collections_viewer: researchCollections,
    [LEGACY]: institution.host,
  }
  const platform = settings.artsPlatform
  if (platform?.key === source) return platform.name
  return Object.hasOwn(known, source) ? (known[source] as string) : titleCase(source)
}

/** `photo_archive` as it is read: `Photo Archive`. */
const titleCase = (key: string): string =>
  key
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
