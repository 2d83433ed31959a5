import type { Discovered } from '../assemble/discover.ts'
import { type Problem, problemOf } from '../base/problem.ts'
import { Registry } from '../base/registry.ts'
import type { AnyMessages, MessageText } from '../contract/site/translator.ts'
import { checkTexts, formsOf, type OwnTexts } from './check-texts.ts'

/** All texts that installed folders declare, and their translations by language. */
export interface InstalledMessages {
  /** By the name of the group. */
  groups: ReadonlyMap<string, { file: string; definition: AnyMessages }>
  /** By language tag, then by id. */
  translations: ReadonlyMap<string, ReadonlyMap<string, MessageText>>
}

/** Every text of the site in one language. */
export interface Catalogue {
  language: string
  /** Texts in the language by id; what is missing is said in English. */
  texts: ReadonlyMap<string, MessageText>
  /** Ids of texts that the language lacks. */
  missing: readonly string[]
  problems: readonly Problem[]
}

/** A language and what it is a kind of, like `es-MX` and `es`: the first that has a text says it. */
export function languagesFor(tag: string): string[] {
  const parts = tag.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

/** All declared texts in English, by id. */
export const englishTexts = ({ groups }: InstalledMessages): Map<string, MessageText> =>
  new Map(
    [...groups.values()].flatMap(({ definition }) => Object.values(definition).map(({ id, english }) => [id, english])),
  )

/**
 * The catalogue of a language: the directory's own texts win over those of the site.
 *
 * @param own texts of the content directory, in the order of `languagesFor`
 */
export function catalogueOf(language: string, installed: InstalledMessages, own: readonly OwnTexts[] = []): Catalogue {
  const english = englishTexts(installed)
  const checked = own.map((texts) => checkTexts(texts, english))
  const given = languagesFor(language).flatMap((tag) => installed.translations.get(tag) ?? [])
  const texts = new Map([...checked.map((found) => found.texts), ...given].reverse().flatMap((each) => [...each]))
  const [primary] = languagesFor(language).slice(-1)
  const missing = primary === 'en' ? [] : [...english.keys()].filter((id) => !texts.has(id))
  return { language, texts, missing, problems: checked.flatMap(({ problems }) => problems) }
}

/** How many missing texts are named where it is told of them. */
const MAX_NAMED = 50

/** Names what is missing of a language, for whoever can add it; undefined where nothing is. */
export function missingWords({ language, missing }: Catalogue, file: string): Problem | undefined {
  if (missing.length === 0) return undefined
  const forms = formsOf(language)
  const named = missing.slice(0, MAX_NAMED).join(', ')
  const rest = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : ''
  return problemOf(
    file,
    `${missing.length === 1 ? 'A text of the site is' : `${missing.length} texts of the site are`} said in English, since "${language}" has none: ${named}${rest}`,
    `Write them there; "npm run messages -- ${language} --missing" prints them.${forms.length > 1 ? ` Plurals have the forms ${forms.join(', ')}.` : ''}`,
    'warning',
  )
}

/**
 * Puts declared texts and their translations together.
 *
 * @param problems to which a group that two folders declare is added
 */
export function installedMessages(
  { messages, translations }: Pick<Discovered, 'messages' | 'translations'>,
  problems: Problem[],
): InstalledMessages {
  const groups = new Registry<{ file: string; definition: AnyMessages }>('group of texts', problems)
  for (const found of messages) {
    const [first] = Object.values(found.definition)
    groups.add(first?.id.split('.')[0] ?? '', found)
  }
  const languages = new Map<string, Map<string, MessageText>>()
  for (const { file, definition } of translations) {
    const language = /\.([\w-]+)\.ts$/.exec(file)?.[1] ?? ''
    const texts = languages.get(language) ?? new Map<string, MessageText>()
    languages.set(language, texts)
    for (const [name, text] of Object.entries(definition.texts)) texts.set(`${definition.group}.${name}`, text)
  }
  return { groups, translations: languages }
}
