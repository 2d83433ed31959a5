import { OWN_SOURCE, type PageContext } from 'atrium'
import messages from './messages.ts'
import { isTypeKey, keyOf, knownType, TYPES } from './type-names.ts'

type Needs = Pick<PageContext, 'kinds' | 'settings' | 'translate' | 'textOf' | 'log'>

/** Pages of the institution's former site: whatever they are, they are pages. */
const LEGACY = 'legacy'

/**
 * Names a kind by its key: as the institution does, else as content types do. What these say in words alone is said in the
 * language of the site where it is known here.
 *
 * @returns undefined for one that is not known
 */
export function typeName(type: string, { kinds, settings, textOf }: Pick<Needs, 'kinds' | 'settings' | 'textOf'>) {
  const own = settings.searchTypeLabels
  const key = keyOf(type)
  const declared = kinds.get(key)
  const kind =
    declared === undefined ? knownType(key) : keyOf(typeof declared === 'string' ? declared : declared.english)
  const name = [key, kind].find((each) => each !== undefined && Object.hasOwn(own, each))
  if (name !== undefined) return own[name]
  const isKnown = typeof declared !== 'object' && kind !== undefined && isTypeKey(kind)
  return textOf(isKnown ? TYPES[kind] : declared)
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
  const { museumCollection, researchCollections, website } = translate(messages)
  const known: Record<string, string> = {
    [OWN_SOURCE]: website,
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
