import { isRecord } from 'atrium'
import { isDifference } from '../../../services/content/source/files/languages/differences.ts'
import type { EntryInLanguage, EntryText, FormField, Site, WireObject } from '../api/contract.ts'
import { type Path, valueAt } from '../model/path.ts'
import { hasData, placeOf } from '../model/spelling.ts'

/** An entry that is written in another language than the institution's own. */
export interface Translation {
  /** The entry without a word of this language, in the present form of its schema. */
  original: WireObject
  /** The language of that, and this one. */
  from: EntryInLanguage
  to: EntryInLanguage
  /** What the two are called in the language of the studio. */
  names: { language: string; original: string }
}

/** What a language is called in the language of the studio. */
const nameOf = (tag: string, { language }: Pick<Site, 'language'>): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(new Intl.Locale(tag).language) ?? tag

/** Undefined: the entry is written in the institution's own language, or is there in one language alone. */
export function translationIn(
  { original, languages = [] }: Pick<EntryText, 'original' | 'languages'>,
  site: Pick<Site, 'language' | 'written'>,
): Translation | undefined {
  const [from] = languages
  const to = languages.find(({ tag }) => tag === site.written)
  if (!original || !from || !to) return undefined
  return { original, from, to, names: { language: nameOf(to.tag, site), original: nameOf(from.tag, site) } }
}

/** How a field is in another language. */
export interface TranslatedField {
  /**
   * `inherited`: as in the original. `same`: in all languages, and not to be written here. `own`: this language says it.
   * `within`: a part of something that this language says as a whole.
   */
  is: 'inherited' | 'same' | 'own' | 'within'
  original: unknown
}

/** Whether the fields of a group are inherited one by one. */
export const isDivided = ({ kind, control }: Pick<FormField, 'kind' | 'control'>): boolean =>
  kind === 'group' && control === undefined

/**
 * @param root the entry as it is edited
 * @returns undefined: the field is edited as in any entry, and has nothing beside it
 */
export function translatedField(
  { original }: Pick<Translation, 'original'>,
  root: unknown,
  field: FormField,
  path: Path,
): TranslatedField | undefined {
  if (isDivided(field)) return undefined
  const said = valueAt(original, path)
  const isPart = path.some((step) => typeof step === 'number') || !isDifference(root)
  if (isPart) return field.translate !== false && isWords(said) ? { is: 'within', original: said } : undefined
  if (valueAt(root, path) !== undefined) return { is: 'own', original: said }
  if (field.translate === false) return { is: 'same', original: said }
  return hasData(said) ? { is: 'inherited', original: said } : undefined
}

const isWords = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** What of an entry is to be translated, copied. The address stays that of the original until somebody writes another. */
export function copyOf(fields: readonly FormField[], original: WireObject): WireObject {
  const copied = fields.flatMap((field): [string, unknown][] => {
    const { keys, value } = placeOf(field, original)
    const [key, further] = keys
    if (field.translate === false || field.control === 'address' || !hasData(value) || !key || further) return []
    if (!isDivided(field) || !isRecord(value)) return [[key, value]]
    const inner = copyOf(field.fields ?? [], value)
    return Object.keys(inner).length > 0 ? [[key, inner]] : []
  })
  return Object.fromEntries(copied)
}
